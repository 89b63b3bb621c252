ALTER TABLE "teacher_applications" ADD COLUMN "review" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD COLUMN "reviewed_by" integer;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_applications_by_review" ON "teacher_applications" USING btree ("review","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_reviewed_by_index" ON "teacher_applications" USING btree ("reviewed_by");--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_reviewed" CHECK (("teacher_applications"."review" = 'pending') = ("teacher_applications"."reviewed_at" is null) and ("teacher_applications"."reviewed_at" is null) = ("teacher_applications"."reviewed_by" is null));--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_declined" CHECK (("teacher_applications"."review" = 'declined') = ("teacher_applications"."review_note" is not null));