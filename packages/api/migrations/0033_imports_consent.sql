ALTER TABLE "imports" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "consented_by" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_consented_by_users_id_fk" FOREIGN KEY ("consented_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_consented_by" ON "imports" USING btree ("consented_by");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_consent" CHECK (num_nulls("imports"."consented_at", "imports"."consented_by", "imports"."consent_version") in (0, 3));