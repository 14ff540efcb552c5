-- Every number of places that can run out becomes a place pool; dates of lessons are the first sort of it.
DROP TRIGGER "slot_availability" ON "slot";--> statement-breakpoint
DROP FUNCTION "announce_slot_availability"();--> statement-breakpoint
ALTER TABLE "slot" DROP CONSTRAINT "slot_resort_product_product_resort_id_fk";--> statement-breakpoint
DROP INDEX "slot_of_product";--> statement-breakpoint
ALTER TABLE "slot" RENAME TO "place_pool";--> statement-breakpoint
ALTER TABLE "place_pool" RENAME CONSTRAINT "slot_pkey" TO "place_pool_pkey";--> statement-breakpoint
ALTER TABLE "place_pool" RENAME CONSTRAINT "slot_places" TO "place_pool_places";--> statement-breakpoint
ALTER TABLE "place_pool" RENAME COLUMN "start" TO "first_day";--> statement-breakpoint
ALTER TABLE "place_pool" RENAME COLUMN "end" TO "last_day";--> statement-breakpoint
ALTER TABLE "place_pool" ALTER COLUMN "first_day" DROP NOT NULL, ALTER COLUMN "last_day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "place_pool" ADD COLUMN "group_key" text, ADD COLUMN "data" jsonb;--> statement-breakpoint
UPDATE "place_pool" SET "group_key" = 'lesson/' || "product",
  "data" = jsonb_build_object('product', "product", 'days', "days", 'time', "time", 'meetingPoint', "meeting_point");--> statement-breakpoint
ALTER TABLE "place_pool" ALTER COLUMN "group_key" SET NOT NULL, ALTER COLUMN "data" SET NOT NULL,
  DROP COLUMN "product", DROP COLUMN "days", DROP COLUMN "time", DROP COLUMN "meeting_point";--> statement-breakpoint
CREATE INDEX "pool_of_group" ON "place_pool" USING btree ("resort","group_key","first_day");--> statement-breakpoint
ALTER TABLE "hold" RENAME COLUMN "slot_id" TO "pool_id";--> statement-breakpoint
ALTER TABLE "hold" RENAME CONSTRAINT "hold_slot_id_slot_id_fk" TO "hold_pool_id_place_pool_id_fk";--> statement-breakpoint
ALTER INDEX "hold_of_slot" RENAME TO "hold_of_pool";--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "line_id" uuid, ADD COLUMN "places" integer;--> statement-breakpoint
UPDATE "hold" SET "line_id" = "id", "places" = 1;--> statement-breakpoint
ALTER TABLE "hold" ALTER COLUMN "line_id" SET NOT NULL, ALTER COLUMN "places" SET NOT NULL,
  ADD CONSTRAINT "hold_places" CHECK ("hold"."places" > 0);--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_a_line_and_pool" ON "hold" USING btree ("line_id","pool_id") WHERE "hold"."state" <> 'released';--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "type" text;--> statement-breakpoint
UPDATE "product" SET "type" = CASE "kind" WHEN 'ESF' THEN 'lesson' ELSE 'pass' END;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "people" uuid[] DEFAULT '{}' NOT NULL, ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL,
  ADD COLUMN "depends_on" uuid[] DEFAULT '{}' NOT NULL, ADD COLUMN "type" text;--> statement-breakpoint
UPDATE "cart_line" SET "people" = ARRAY["person_id"], "type" = CASE "kind" WHEN 'ESF' THEN 'lesson' ELSE 'pass' END;--> statement-breakpoint
ALTER TABLE "cart_line" ALTER COLUMN "type" SET NOT NULL, DROP COLUMN "person_id", DROP COLUMN "slot_id",
  ADD CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "slot_id";--> statement-breakpoint
-- Announces that a pool has become full or free again, and nothing else: an announcement at each sale would make all sales wait for each other.
CREATE FUNCTION "announce_pool_availability"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sales_pool_availability', NEW.resort);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "pool_availability" AFTER UPDATE OF "held", "sold", "capacity" ON "place_pool" FOR EACH ROW
  WHEN ((OLD.held + OLD.sold < OLD.capacity) IS DISTINCT FROM (NEW.held + NEW.sold < NEW.capacity))
  EXECUTE FUNCTION "announce_pool_availability"();
