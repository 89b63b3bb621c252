ALTER TABLE "donations" DROP CONSTRAINT "donations_order";--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_agreed" CHECK ("donations"."support" <> 2 or ("donations"."order_id" is null) = ("donations"."support_students" is null));--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_declined" CHECK ("donations"."declined_at" is null or "donations"."order_id" is null);--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_order" CHECK ("donations"."support" = 2 or "donations"."order_id" is not null);--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_declined" CHECK ("sponsorships"."declined_at" is null or "sponsorships"."order_id" is null);