CREATE TABLE "price_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"membership_id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_term_id_plan_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."plan_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_notices_membership" ON "price_notices" USING btree ("membership_id","term_id");--> statement-breakpoint
CREATE INDEX "price_notices_term" ON "price_notices" USING btree ("term_id");