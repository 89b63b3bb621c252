-- Added as null: those that were ordered before get the end of the period in which they were, or of their membership.
ALTER TABLE "licence_purchases" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
UPDATE "licence_purchases" SET "until" = coalesce((
	SELECT min("orders"."period_end") FROM "orders"
	WHERE ("orders"."id" = "memberships"."order_id" OR "orders"."renewal_of" = "memberships"."order_id")
		AND "orders"."status" = 'approved' AND "orders"."period_end" > "licence_purchases"."created_at"
), "memberships"."paid_until")
FROM "memberships" WHERE "memberships"."id" = "licence_purchases"."membership_id";--> statement-breakpoint
ALTER TABLE "licence_purchases" ALTER COLUMN "until" SET NOT NULL;
