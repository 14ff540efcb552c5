CREATE TABLE "payment_alert" (
	"kind" text NOT NULL,
	"transaction_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_alert_transaction_id_kind_pk" PRIMARY KEY("transaction_id","kind")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "alert_by_time" ON "payment_alert" USING btree ("created_at");