CREATE TABLE "editor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "editor_email" UNIQUE("site","email")
);
--> statement-breakpoint
CREATE TABLE "language" (
	"site" text NOT NULL,
	"lang" text NOT NULL,
	"origin" text,
	"base_path" text NOT NULL,
	"pre_prod" boolean NOT NULL,
	"site_name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "language_site_lang_pk" PRIMARY KEY("site","lang")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"key" text NOT NULL,
	"parent" integer,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"metadata" jsonb NOT NULL,
	CONSTRAINT "page_key" UNIQUE("site","key")
);
--> statement-breakpoint
CREATE TABLE "page_in_language" (
	"page" integer NOT NULL,
	"lang" text NOT NULL,
	"site" text NOT NULL,
	"path" text,
	"part" text DEFAULT 'fields' NOT NULL,
	"draft" bigint NOT NULL,
	"published" bigint,
	CONSTRAINT "page_in_language_page_lang_pk" PRIMARY KEY("page","lang")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"site" text NOT NULL,
	"lang" text NOT NULL,
	"path" text NOT NULL,
	"page" integer NOT NULL,
	CONSTRAINT "redirect_site_lang_path_pk" PRIMARY KEY("site","lang","path")
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"page" integer NOT NULL,
	"lang" text NOT NULL,
	"site" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "search_entry_page_lang_pk" PRIMARY KEY("page","lang")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"site" text NOT NULL,
	"lang" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_word_site_lang_word_pk" PRIMARY KEY("site","lang","word")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"editor" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"key" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"time_zone" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" integer NOT NULL,
	"lang" text NOT NULL,
	"part" text NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"author" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "version_number" UNIQUE("page","lang","part","number"),
	CONSTRAINT "version_place" UNIQUE("id","page","lang","part")
);
--> statement-breakpoint
CREATE TABLE "zone" (
	"page" integer NOT NULL,
	"lang" text NOT NULL,
	"id" text NOT NULL,
	"part" text GENERATED ALWAYS AS ('zone:' || id) STORED NOT NULL,
	"position" integer NOT NULL,
	"draft" bigint,
	"published" bigint,
	CONSTRAINT "zone_page_lang_id_pk" PRIMARY KEY("page","lang","id")
);
--> statement-breakpoint
ALTER TABLE "editor" ADD CONSTRAINT "editor_site_site_key_fk" FOREIGN KEY ("site") REFERENCES "public"."site"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language" ADD CONSTRAINT "language_site_site_key_fk" FOREIGN KEY ("site") REFERENCES "public"."site"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_site_site_key_fk" FOREIGN KEY ("site") REFERENCES "public"."site"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_parent_page_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_in_language" ADD CONSTRAINT "page_in_language_page_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_in_language" ADD CONSTRAINT "page_in_language_site_lang_language_site_lang_fk" FOREIGN KEY ("site","lang") REFERENCES "public"."language"("site","lang") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_in_language" ADD CONSTRAINT "page_draft" FOREIGN KEY ("draft","page","lang","part") REFERENCES "public"."version"("id","page","lang","part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_in_language" ADD CONSTRAINT "page_published" FOREIGN KEY ("published","page","lang","part") REFERENCES "public"."version"("id","page","lang","part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_page_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_page_lang_page_in_language_page_lang_fk" FOREIGN KEY ("page","lang") REFERENCES "public"."page_in_language"("page","lang") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_editor_editor_id_fk" FOREIGN KEY ("editor") REFERENCES "public"."editor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version" ADD CONSTRAINT "version_page_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone" ADD CONSTRAINT "zone_page_lang_page_in_language_page_lang_fk" FOREIGN KEY ("page","lang") REFERENCES "public"."page_in_language"("page","lang") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone" ADD CONSTRAINT "zone_draft" FOREIGN KEY ("draft","page","lang","part") REFERENCES "public"."version"("id","page","lang","part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone" ADD CONSTRAINT "zone_published" FOREIGN KEY ("published","page","lang","part") REFERENCES "public"."version"("id","page","lang","part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_path" ON "page_in_language" USING btree ("site","lang","path");--> statement-breakpoint
CREATE INDEX "search_document" ON "search_entry" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gin ("word" gin_trgm_ops);