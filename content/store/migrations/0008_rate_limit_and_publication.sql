CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
DROP TABLE "login_attempt" CASCADE;--> statement-breakpoint
ALTER TABLE "page_in_language" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;