CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"month" text NOT NULL,
	"requested_by" integer NOT NULL,
	"rows" jsonb,
	"movements" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "account_exports_rows" CHECK ("account_exports"."rows" is null or "account_exports"."finished_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_created" ON "account_exports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_exports_requested_by" ON "account_exports" USING btree ("requested_by");