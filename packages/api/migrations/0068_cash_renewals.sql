CREATE TABLE "cash_renewals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"membership_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"reminded_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_renewals" ADD CONSTRAINT "cash_renewals_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_renewals" ADD CONSTRAINT "cash_renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_renewals_period" ON "cash_renewals" USING btree ("membership_id","until");--> statement-breakpoint
CREATE INDEX "cash_renewals_until" ON "cash_renewals" USING btree ("until");--> statement-breakpoint
CREATE INDEX "cash_renewals_order" ON "cash_renewals" USING btree ("order_id");