ALTER TABLE "sponsorships" DROP CONSTRAINT "sponsorships_order";--> statement-breakpoint
ALTER TABLE "sponsorships" ADD COLUMN "agreed_students" integer;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_agreed" CHECK (("sponsorships"."agreed_students" is not null) = ("sponsorships"."students" = 11 and "sponsorships"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_order" CHECK ("sponsorships"."students" = 11 or "sponsorships"."order_id" is not null);