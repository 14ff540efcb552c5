ALTER TABLE "product" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "slot" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_resort_product_product_resort_id_fk" FOREIGN KEY ("resort","product") REFERENCES "public"."product"("resort","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_left_open" ON "cart" USING btree ("updated_at") WHERE "cart"."state" = 'open';--> statement-breakpoint
CREATE INDEX "line_of_person" ON "cart_line" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "hold_of_slot" ON "hold" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "order_line_of_slot" ON "order_line" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "order_by_state" ON "purchase_order" USING btree ("state","created_at");