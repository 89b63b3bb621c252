CREATE TABLE "balance_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"charged" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"disputed" bigint DEFAULT 0 NOT NULL,
	"reported_charged" bigint,
	"reported_refunded" bigint,
	"reported_disputed" bigint,
	"fees" bigint,
	"differences" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_days_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
CREATE TABLE "balance_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"movement" text NOT NULL,
	"order_id" uuid,
	"payment_id" text,
	"transaction_id" text,
	"ours" bigint,
	"reported" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_transactions" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_transactions_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "balance_differences" ADD CONSTRAINT "balance_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_differences" ADD CONSTRAINT "balance_differences_day_provider_balance_days_day_provider_fk" FOREIGN KEY ("day","provider") REFERENCES "public"."balance_days"("day","provider") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_days_by_differences" ON "balance_days" USING btree ("differences","day","provider");--> statement-breakpoint
CREATE INDEX "balance_days_different" ON "balance_days" USING btree ("day") WHERE "balance_days"."differences" > 0;--> statement-breakpoint
CREATE INDEX "balance_differences_day" ON "balance_differences" USING btree ("day","provider");--> statement-breakpoint
CREATE INDEX "balance_differences_order" ON "balance_differences" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "balance_transactions_at" ON "balance_transactions" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "balance_transactions_payment" ON "balance_transactions" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_transactions_at" ON "sandbox_transactions" USING btree ("company","at");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("provider","paid_at");--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("provider","payment_id");
--> statement-breakpoint
UPDATE "disputes" SET "taken_at" = "opened_at", "returned_at" = CASE WHEN "status" = 'won' THEN coalesce("closed_at", now()) END;--> statement-breakpoint
UPDATE "sandbox_intents" SET "returned_at" = now() WHERE "dispute" = 'won';--> statement-breakpoint
INSERT INTO "sandbox_transactions" ("id", "company", "kind", "payment_id", "amount", "fee", "at")
SELECT "payment_id" || ':charge', 'sandbox', 'charge', "payment_id", "quantity" * "unit_price", 0, "decided_at"
FROM "sandbox_checkouts" WHERE "status" = 'approved'
UNION ALL
SELECT "payment_id" || ':refund', 'sandbox', 'refund', "payment_id", -"refunded", 0, now()
FROM "sandbox_checkouts" WHERE "status" = 'approved' AND "refunded" > 0
UNION ALL
SELECT "id" || ':charge', 'sandbox-cards', 'charge', "id", "amount", 0, "paid_at"
FROM "sandbox_intents" WHERE "paid_at" IS NOT NULL AND "amount" > 0
UNION ALL
SELECT "id" || ':refund', 'sandbox-cards', 'refund', "id", -"refunded", 0, now()
FROM "sandbox_intents" WHERE "paid_at" IS NOT NULL AND "amount" > 0 AND "refunded" > 0
UNION ALL
SELECT "id" || ':dispute', 'sandbox-cards', 'dispute', "id", -"amount", 0, "disputed_at"
FROM "sandbox_intents" WHERE "disputed_at" IS NOT NULL AND "amount" > 0
UNION ALL
SELECT "id" || ':reversal', 'sandbox-cards', 'reversal', "id", "amount", 0, "returned_at"
FROM "sandbox_intents" WHERE "returned_at" IS NOT NULL AND "amount" > 0;
