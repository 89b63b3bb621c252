CREATE TABLE "licence_purchases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"licences" integer NOT NULL,
	"granted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licence_purchases_licences" CHECK ("licence_purchases"."licences" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"payment_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"bank_reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"marked_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer
);
--> statement-breakpoint
ALTER TABLE "licence_purchases" ADD CONSTRAINT "licence_purchases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_purchases" ADD CONSTRAINT "licence_purchases_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_purchases_membership" ON "licence_purchases" USING btree ("membership_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_order" ON "bank_transfers" USING btree ("order_id") WHERE "bank_transfers"."undone_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_reference" ON "bank_transfers" USING btree (lower("bank_reference")) WHERE "bank_transfers"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "bank_transfers_orders" ON "bank_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_transfers_marked_by" ON "bank_transfers" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "bank_transfers_undone_by" ON "bank_transfers" USING btree ("undone_by");