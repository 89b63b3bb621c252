ALTER TABLE "memberships" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_school" ON "memberships" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_whose" CHECK (("memberships"."user_id" is null) <> ("memberships"."school_id" is null));