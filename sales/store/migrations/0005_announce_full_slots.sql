-- Announces that a slot has become full or free again, and nothing else: an announcement at each sale would make all sales wait for each other.
CREATE FUNCTION "announce_slot_availability"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sales_slot_availability', NEW.resort);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "slot_availability" AFTER UPDATE OF "held", "sold", "capacity" ON "slot" FOR EACH ROW
  WHEN ((OLD.held + OLD.sold < OLD.capacity) IS DISTINCT FROM (NEW.held + NEW.sold < NEW.capacity))
  EXECUTE FUNCTION "announce_slot_availability"();
