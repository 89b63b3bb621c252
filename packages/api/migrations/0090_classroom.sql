CREATE TABLE "meeting_joins" (
	"meeting_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_joins_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"file_id" uuid,
	"url" text,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_resources_kind" CHECK (("meeting_resources"."file_id" is null) <> ("meeting_resources"."url" is null))
);
--> statement-breakpoint
CREATE TABLE "meeting_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"subject_id" uuid,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"link" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	"minutes" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"ended_at" timestamp with time zone,
	CONSTRAINT "meeting_series_link" CHECK (("meeting_series"."provider" = 'link') = ("meeting_series"."link" is not null)),
	CONSTRAINT "meeting_series_weekday" CHECK ("meeting_series"."weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"subject_id" uuid,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"link" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"room" uuid DEFAULT gen_random_uuid() NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"series_id" uuid,
	"week" date,
	"detached" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone,
	"change_due" timestamp with time zone,
	"known_starts_at" timestamp with time zone NOT NULL,
	"known_cancelled" boolean DEFAULT false NOT NULL,
	"soon_noticed" timestamp with time zone,
	CONSTRAINT "meetings_link" CHECK (("meetings"."provider" = 'link') = ("meetings"."link" is not null)),
	CONSTRAINT "meetings_times" CHECK ("meetings"."ends_at" > "meetings"."starts_at"),
	CONSTRAINT "meetings_week" CHECK (("meetings"."series_id" is null) = ("meetings"."week" is null))
);
--> statement-breakpoint
CREATE TABLE "school_classrooms" (
	"school_id" integer PRIMARY KEY NOT NULL,
	"guardians_observe" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_joins" ADD CONSTRAINT "meeting_joins_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_joins" ADD CONSTRAINT "meeting_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_resources" ADD CONSTRAINT "meeting_resources_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_resources" ADD CONSTRAINT "meeting_resources_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_resources" ADD CONSTRAINT "meeting_resources_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_series" ADD CONSTRAINT "meeting_series_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_series" ADD CONSTRAINT "meeting_series_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_series" ADD CONSTRAINT "meeting_series_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_series_id_meeting_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."meeting_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_classrooms" ADD CONSTRAINT "school_classrooms_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_joins_user" ON "meeting_joins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_resources_meeting" ON "meeting_resources" USING btree ("meeting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_resources_file" ON "meeting_resources" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "meeting_resources_added_by" ON "meeting_resources" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "meeting_series_group" ON "meeting_series" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "meeting_series_subject" ON "meeting_series" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "meeting_series_created_by" ON "meeting_series" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_of_week" ON "meetings" USING btree ("series_id","week");--> statement-breakpoint
CREATE INDEX "meetings_group" ON "meetings" USING btree ("group_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_starts_at" ON "meetings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "meetings_subject" ON "meetings" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "meetings_created_by" ON "meetings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "meetings_change_due" ON "meetings" USING btree ("change_due") WHERE "meetings"."change_due" is not null;