-- Both are trusted: the owner of the database may create them.
create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists unaccent;--> statement-breakpoint
-- Text without case and accents. PostgreSQL calls `unaccent` stable, since its dictionary may change; the one that is named
-- here does not, so that columns and indexes may be made with it. `lower` comes last: some locales lower ASCII alone.
create function plain(text) returns text
  language sql immutable parallel safe strict
  as $$ select pg_catalog.lower(public.unaccent('public.unaccent'::pg_catalog.regdictionary, $1)) $$;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("username", '') || ' ' || coalesce("email", ''))) STORED;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("keywords", ''))) STORED;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("business_name", '') || ' ' || coalesce("institution", '') || ' ' || coalesce("email", ''))) STORED;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("business_name", '') || ' ' || coalesce("institution", '') || ' ' || coalesce("email", ''))) STORED;--> statement-breakpoint
ALTER TABLE "volunteerings" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("company", '') || ' ' || coalesce("business_name", '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", ''))) STORED;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("description", ''))) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("payer_name", '') || ' ' || coalesce("payer_email", '') || ' ' || coalesce("title", ''))) STORED;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("event_id", '') || ' ' || coalesce("type", '') || ' ' || coalesce("payment_id", '') || ' ' || coalesce("subscription_id", ''))) STORED;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("subject", ''))) STORED;--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("rfc", '') || ' ' || coalesce("email", ''))) STORED;--> statement-breakpoint
ALTER TABLE "school_contacts" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("city", '') || ' ' || coalesce("message", ''))) STORED;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("school_name", '') || ' ' || coalesce("username", '') || ' ' || coalesce("email", ''))) STORED;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donations_search" ON "donations" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sponsorships_search" ON "sponsorships" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "volunteerings_search" ON "volunteerings" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institutions_search" ON "institutions" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "provider_events_search" ON "provider_events" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ("search" gin_trgm_ops) WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_requests_search" ON "invoice_requests" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "school_contacts_search" ON "school_contacts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teacher_applications_search" ON "teacher_applications" USING gin ("search" gin_trgm_ops);