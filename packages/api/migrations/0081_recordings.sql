CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"duration" double precision,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_captions" (
	"media_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "media_captions_media_id_language_pk" PRIMARY KEY("media_id","language")
);
--> statement-breakpoint
CREATE TABLE "media_progress" (
	"media_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"watched" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_progress_media_id_user_id_pk" PRIMARY KEY("media_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "media_renditions" (
	"media_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"file_id" uuid,
	CONSTRAINT "media_renditions_media_id_name_pk" PRIMARY KEY("media_id","name")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"subject_id" uuid,
	"meeting_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"recorded_on" date NOT NULL,
	"media_id" uuid,
	"url" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "recordings_source" CHECK (("recordings"."media_id" is null) <> ("recordings"."url" is null))
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_progress" ADD CONSTRAINT "media_progress_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_progress" ADD CONSTRAINT "media_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "media_created_by" ON "media" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "media_progress_user" ON "media_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_renditions_file" ON "media_renditions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recordings_by_recorded_on" ON "recordings" USING btree ("recorded_on","id");--> statement-breakpoint
CREATE INDEX "recordings_group" ON "recordings" USING btree ("group_id","recorded_on");--> statement-breakpoint
CREATE INDEX "recordings_subject" ON "recordings" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "recordings_created_by" ON "recordings" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_media" ON "recordings" USING btree ("media_id");