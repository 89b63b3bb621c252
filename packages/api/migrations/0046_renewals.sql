ALTER TABLE "memberships" ADD COLUMN "unit_price" bigint;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "further" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "renewal_licences" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "renewed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_bills" ADD COLUMN "charge" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "licences" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "licence_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "licences" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "licence_price" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "charge" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_paid" CHECK ("memberships"."quantity" > 0 and "memberships"."further" >= 0);--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_renewal" CHECK ("memberships"."renewal_licences" between 1 and "memberships"."licences" - 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_licences" CHECK (("orders"."licences" is null) = ("orders"."licence_price" is null) and ("orders"."licences" is null
        or ("orders"."licences" >= 0 and "orders"."licences" * "orders"."licence_price" < "orders"."unit_price")));--> statement-breakpoint
UPDATE "memberships" SET "unit_price" = o."unit_price", "quantity" = o."quantity" FROM "orders" o WHERE o."id" = "memberships"."order_id" AND "memberships"."user_id" IS NOT NULL;--> statement-breakpoint
UPDATE "memberships" SET "further" = p."licences" FROM (SELECT "membership_id", sum("licences")::int AS "licences" FROM "licence_purchases" WHERE "granted_at" IS NOT NULL GROUP BY "membership_id") p WHERE p."membership_id" = "memberships"."id";
