CREATE TABLE "disputes" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
DROP INDEX "refunds_duplicate";--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "requested_by" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("order_id") WHERE "disputes"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_requested_by" ON "refunds" USING btree ("requested_by");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_own" ON "refunds" USING btree ("provider","payment_id") WHERE "refunds"."reason" <> 'reported';