ALTER TABLE "donations" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "donations_wall" ON "donations" USING btree ("created_at") WHERE "donations"."shown_at" is not null;--> statement-breakpoint
CREATE INDEX "sponsorships_wall" ON "sponsorships" USING btree ("created_at") WHERE "sponsorships"."shown_at" is not null;