CREATE TABLE "payout_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	"embed_id" uuid NOT NULL,
	"form" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" integer NOT NULL,
	"month" text NOT NULL,
	"gifts" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "payouts_month_written" CHECK ("payouts"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "embeds" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_embed_id_embeds_id_fk" FOREIGN KEY ("embed_id") REFERENCES "public"."embeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_once" ON "payout_entries" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "payout_entries_payout" ON "payout_entries" USING btree ("payout_id","at");--> statement-breakpoint
CREATE INDEX "payout_entries_order" ON "payout_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payout_entries_embed" ON "payout_entries" USING btree ("embed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_month" ON "payouts" USING btree ("school_id","month");--> statement-breakpoint
CREATE INDEX "payouts_by_month" ON "payouts" USING btree ("month","id");--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_orders_embed" ON "embed_orders" USING btree ("embed_id");--> statement-breakpoint
CREATE INDEX "embeds_school" ON "embeds" USING btree ("school_id");