CREATE TABLE "announcement_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"announcement_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_groups" (
	"announcement_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "announcement_groups_announcement_id_group_id_pk" PRIMARY KEY("announcement_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"announcement_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone,
	CONSTRAINT "announcement_reads_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" integer NOT NULL,
	"audience" text NOT NULL,
	"levels" integer[] DEFAULT '{}' NOT NULL,
	"students" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url_path" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"acknowledge" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"pinned_until" date,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"notice_due" timestamp with time zone,
	CONSTRAINT "announcements_levels" CHECK (("announcements"."audience" = 'levels') = (cardinality("announcements"."levels") > 0))
);
--> statement-breakpoint
ALTER TABLE "announcement_files" ADD CONSTRAINT "announcement_files_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_files" ADD CONSTRAINT "announcement_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_groups" ADD CONSTRAINT "announcement_groups_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_groups" ADD CONSTRAINT "announcement_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_files_announcement" ON "announcement_files" USING btree ("announcement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "announcement_files_file" ON "announcement_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "announcement_groups_group" ON "announcement_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "announcement_reads_user" ON "announcement_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcements_by_publish_at" ON "announcements" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "announcements_school" ON "announcements" USING btree ("school_id","publish_at");--> statement-breakpoint
CREATE INDEX "announcements_created_by" ON "announcements" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "announcements_notice_due" ON "announcements" USING btree ("notice_due") WHERE "announcements"."notice_due" is not null;