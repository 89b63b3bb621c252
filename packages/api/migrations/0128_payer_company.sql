ALTER TABLE "orders" ADD COLUMN "payer_company" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "payer_company" text;--> statement-breakpoint
-- Receipts that were issued stay as they are.
UPDATE "orders" SET "payer_company" = "gifts"."business_name"
FROM (SELECT "order_id", "business_name" FROM "donations" UNION ALL SELECT "order_id", "business_name" FROM "sponsorships") "gifts"
WHERE "gifts"."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(' ' || coalesce("payer_name", '') || ' ' || coalesce("payer_email", '') || ' ' || coalesce("title", '') || ' ' || coalesce("payer_company", ''))) STORED;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);
