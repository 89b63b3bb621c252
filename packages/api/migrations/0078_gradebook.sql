CREATE TABLE "closed_grades" (
	"closing_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"suggested" numeric(3, 1),
	CONSTRAINT "closed_grades_closing_id_subject_id_user_id_pk" PRIMARY KEY("closing_id","subject_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "gradebook_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"missing" text NOT NULL,
	"weights" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "period_closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" integer NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" integer,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "period_grades" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"period_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"grade" numeric(3, 1),
	"description" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"graded_by" integer NOT NULL,
	"graded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "period_grades_scale" CHECK ("period_grades"."grade" between 5 and 10)
);
--> statement-breakpoint
ALTER TABLE "closed_grades" ADD CONSTRAINT "closed_grades_closing_id_period_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."period_closings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_grades" ADD CONSTRAINT "closed_grades_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_grades" ADD CONSTRAINT "closed_grades_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_rules" ADD CONSTRAINT "gradebook_rules_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_rules" ADD CONSTRAINT "gradebook_rules_period_id_school_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."school_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_closings" ADD CONSTRAINT "period_closings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_closings" ADD CONSTRAINT "period_closings_period_id_school_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."school_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_closings" ADD CONSTRAINT "period_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_closings" ADD CONSTRAINT "period_closings_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_grades" ADD CONSTRAINT "period_grades_period_id_school_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."school_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_grades" ADD CONSTRAINT "period_grades_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_grades" ADD CONSTRAINT "period_grades_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_grades" ADD CONSTRAINT "period_grades_graded_by_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_grades_subject" ON "closed_grades" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "closed_grades_user" ON "closed_grades" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gradebook_rules_of_sheet" ON "gradebook_rules" USING btree ("subject_id","period_id");--> statement-breakpoint
CREATE INDEX "gradebook_rules_period" ON "gradebook_rules" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "period_closings_current" ON "period_closings" USING btree ("group_id","period_id") WHERE "period_closings"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "period_closings_period" ON "period_closings" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "period_closings_closed_by" ON "period_closings" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "period_closings_reopened_by" ON "period_closings" USING btree ("reopened_by");--> statement-breakpoint
CREATE UNIQUE INDEX "period_grades_of_student" ON "period_grades" USING btree ("period_id","subject_id","user_id");--> statement-breakpoint
CREATE INDEX "period_grades_subject" ON "period_grades" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "period_grades_user" ON "period_grades" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "period_grades_graded_by" ON "period_grades" USING btree ("graded_by");