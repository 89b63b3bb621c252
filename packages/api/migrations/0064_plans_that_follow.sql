ALTER TABLE "memberships" ADD COLUMN "begins_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "previous_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "carried_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_previous_id_memberships_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_previous" ON "memberships" USING btree ("previous_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_carried" CHECK ("memberships"."carried_seconds" >= 0);--> statement-breakpoint
ALTER TABLE "memberships" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "memberships" SET "begins_at" = "created_at";--> statement-breakpoint
ALTER TABLE "memberships" ENABLE TRIGGER USER;
