CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"subject_id" uuid,
	"set_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"theme" text DEFAULT '' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"resources" text DEFAULT '' NOT NULL,
	"url_path" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"publish_date" timestamp with time zone NOT NULL,
	"finish_date" timestamp with time zone NOT NULL,
	"cutoff_date" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"points" numeric(5, 2) DEFAULT 10 NOT NULL,
	"rubric" jsonb,
	"grades_released_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"copied_from" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "activities_due" CHECK ("activities"."finish_date" > "activities"."publish_date"),
	CONSTRAINT "activities_cutoff" CHECK ("activities"."cutoff_date" >= "activities"."finish_date")
);
--> statement-breakpoint
CREATE TABLE "activity_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"activity_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"activity_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'toDo' NOT NULL,
	"score" numeric(5, 2),
	"scored_date" timestamp with time zone,
	"graded_by" integer,
	"due_override" timestamp with time zone,
	"cutoff_override" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_copied_from_activities_id_fk" FOREIGN KEY ("copied_from") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_files" ADD CONSTRAINT "activity_files_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_files" ADD CONSTRAINT "activity_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_graded_by_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_group" ON "activities" USING btree ("group_id","finish_date");--> statement-breakpoint
CREATE INDEX "activities_subject" ON "activities" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "activities_by_finish_date" ON "activities" USING btree ("finish_date","id");--> statement-breakpoint
CREATE INDEX "activities_created_by" ON "activities" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "activities_copied_from" ON "activities" USING btree ("copied_from");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_files_once" ON "activity_files" USING btree ("activity_id","file_id");--> statement-breakpoint
CREATE INDEX "activity_files_file" ON "activity_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_of_student" ON "homework" USING btree ("activity_id","user_id");--> statement-breakpoint
CREATE INDEX "homework_user" ON "homework" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "homework_status" ON "homework" USING btree ("activity_id","status");--> statement-breakpoint
CREATE INDEX "homework_graded_by" ON "homework" USING btree ("graded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "subjects_name_taken" ON "subjects" USING btree ("group_id",plain("name")) WHERE "subjects"."deleted_at" is null;--> statement-breakpoint
-- One at a time with who joins the group (homework_of_enrolments holds the same row): one of the two sees the other.
create function hold_group_of_activity() returns trigger language plpgsql as $$
begin
  perform 1 from groups where id = new.group_id for update;
  return new;
end $$;
--> statement-breakpoint
create trigger activities_group before insert or update of group_id, finish_date, deleted_at on activities
  for each row execute function hold_group_of_activity();
--> statement-breakpoint
-- Homework of those who study in the group of an activity now. A change adds none to an activity that is over.
create function homework_of_activities() returns trigger language plpgsql as $$
begin
  insert into homework (activity_id, user_id)
  select new_rows.id, school_enrolments.user_id
  from new_rows
  join school_enrolments on school_enrolments.group_id = new_rows.group_id and school_enrolments.until is null
  join users on users.id = school_enrolments.user_id and 'students' = any (users.kinds) and users.deleted_at is null
  where new_rows.deleted_at is null and (tg_op = 'INSERT' or new_rows.finish_date > now())
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger activities_homework_inserted after insert on activities referencing new table as new_rows
  for each statement execute function homework_of_activities();
--> statement-breakpoint
create trigger activities_homework_updated after update on activities referencing new table as new_rows
  for each statement execute function homework_of_activities();
--> statement-breakpoint
-- Homework of those who come into a group: of its activities that are not over.
create function homework_of_enrolments() returns trigger language plpgsql as $$
begin
  perform 1 from groups where id in (select group_id from new_rows where until is null) for key share;
  insert into homework (activity_id, user_id)
  select activities.id, new_rows.user_id
  from new_rows
  join activities on activities.group_id = new_rows.group_id
  join users on users.id = new_rows.user_id and 'students' = any (users.kinds) and users.deleted_at is null
  where new_rows.until is null and activities.deleted_at is null and activities.finish_date > now()
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger school_enrolments_homework_inserted after insert on school_enrolments referencing new table as new_rows
  for each statement execute function homework_of_enrolments();
--> statement-breakpoint
create trigger school_enrolments_homework_updated after update on school_enrolments referencing new table as new_rows
  for each statement execute function homework_of_enrolments();
