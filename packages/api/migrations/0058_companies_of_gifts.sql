ALTER TABLE "donations" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "volunteerings" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_company_id_institutions_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_company_id_institutions_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteerings" ADD CONSTRAINT "volunteerings_company_id_institutions_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_company" ON "donations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sponsorships_company" ON "sponsorships" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "volunteerings_company" ON "volunteerings" USING btree ("company_id");