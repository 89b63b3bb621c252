CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"sha256" text NOT NULL,
	"address" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_bills" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"period" integer NOT NULL,
	"intent_id" text NOT NULL,
	"period_end" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"order_id" uuid,
	"subscription_id" text,
	"request" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"failure" text,
	"card_id" text,
	"expires_after_days" integer NOT NULL,
	"voucher_id" text,
	"voucher_number" text,
	"voucher_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_intents_client_secret_unique" UNIQUE("client_secret"),
	CONSTRAINT "sandbox_intents_request_unique" UNIQUE("request"),
	CONSTRAINT "sandbox_intents_voucher_id_unique" UNIQUE("voucher_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"order_id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"interval" text NOT NULL,
	"product" text NOT NULL,
	"state" text NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_subscriptions_request_unique" UNIQUE("request")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"letter" text NOT NULL,
	"cause" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folio_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"receipt_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"rfc" text NOT NULL,
	"name" text NOT NULL,
	"tax_regime" text NOT NULL,
	"postal_code" text NOT NULL,
	"cfdi_use" text NOT NULL,
	"email" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "receipt_cancellations" (
	"receipt_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"cancelled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"folio" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"provider" text NOT NULL,
	"payments" jsonb NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_total" CHECK ("receipts"."total" > 0 and "receipts"."folio" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "preference_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renewal_of" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text DEFAULT 'checkout' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "retry_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD CONSTRAINT "invoice_requests_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_cancellations" ADD CONSTRAINT "receipt_cancellations_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_subject" ON "consents" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_bills_period" ON "sandbox_bills" USING btree ("subscription_id","period");--> statement-breakpoint
CREATE INDEX "sandbox_intents_order" ON "sandbox_intents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_order" ON "sandbox_subscriptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscriptions_order" ON "subscriptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("current_period_end") WHERE "subscriptions"."state" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_cause" ON "outbox" USING btree ("letter","cause");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_requests_open" ON "invoice_requests" USING btree ("receipt_id") WHERE "invoice_requests"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "invoice_requests_created" ON "invoice_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_folio" ON "receipts" USING btree ("folio");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order" ON "receipts" USING btree ("order_id","edition");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_renewal_of_orders_id_fk" FOREIGN KEY ("renewal_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_bill" ON "orders" USING btree ("provider","bill_id");--> statement-breakpoint
CREATE INDEX "orders_renewals" ON "orders" USING btree ("renewal_of");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("provider","created_at") WHERE "orders"."state" in ('pending', 'rejected', 'expired');--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");