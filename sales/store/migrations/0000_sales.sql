CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"resort" text NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"lang" text NOT NULL,
	"stay_from" date,
	"stay_to" date,
	"order_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"slot_id" text,
	"selection" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"price_cents" integer NOT NULL,
	"derivation" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ceiling_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mail_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_token" text,
	"recipient" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "merchant" (
	"resort" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "merchant_resort_id_pk" PRIMARY KEY("resort","id")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_token" text NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"merchant" text NOT NULL,
	"slot_id" text,
	"total_cents" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "order_line_order_token_id_pk" PRIMARY KEY("order_token","id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_token" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_transaction" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"resort" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"merchant" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "product_resort_id_pk" PRIMARY KEY("resort","id")
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"token" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_id" text NOT NULL,
	"resort" text NOT NULL,
	"state" text NOT NULL,
	"lang" text NOT NULL,
	"buyer" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"terms_version" text NOT NULL,
	"return_to" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "purchase_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "resort" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season" (
	"resort" text NOT NULL,
	"id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"periods" jsonb NOT NULL,
	CONSTRAINT "season_resort_id_pk" PRIMARY KEY("resort","id")
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"id" text PRIMARY KEY NOT NULL,
	"resort" text NOT NULL,
	"season" text NOT NULL,
	"product" text NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"days" integer NOT NULL,
	"time" text NOT NULL,
	"meeting_point" text NOT NULL,
	"period" text NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_places" CHECK ("slot"."held" >= 0 and "slot"."sold" >= 0 and "slot"."held" + "slot"."sold" <= "slot"."capacity")
);
--> statement-breakpoint
CREATE TABLE "tariff" (
	"resort" text NOT NULL,
	"season" text NOT NULL,
	"product" text NOT NULL,
	"age" text NOT NULL,
	"period" text NOT NULL,
	"days" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "tariff_resort_season_product_age_period_days_pk" PRIMARY KEY("resort","season","product","age","period","days"),
	CONSTRAINT "tariff_not_negative" CHECK ("tariff"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "write_key" (
	"key" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_slot_id_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_token_purchase_order_token_fk" FOREIGN KEY ("order_token") REFERENCES "public"."purchase_order"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_token_purchase_order_token_fk" FOREIGN KEY ("order_token") REFERENCES "public"."purchase_order"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "payment_transaction_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_resort_merchant_merchant_resort_id_fk" FOREIGN KEY ("resort","merchant") REFERENCES "public"."merchant"("resort","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_of_cart" ON "cart_line" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "hold_of_cart" ON "hold" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "hold_to_expire" ON "hold" USING btree ("expires_at") WHERE "hold"."state" = 'held';--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "payment" USING btree ("order_token");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("created_at") WHERE "payment"."state" in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "transaction_of_payment" ON "payment_transaction" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "person_of_cart" ON "person" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_of_cart" ON "purchase_order" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_paid_order_a_cart" ON "purchase_order" USING btree ("cart_id") WHERE "purchase_order"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "slot_of_product" ON "slot" USING btree ("resort","product","start");--> statement-breakpoint
CREATE INDEX "write_key_age" ON "write_key" USING btree ("created_at");