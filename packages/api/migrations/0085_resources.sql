CREATE TABLE "resource_groups" (
	"resource_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "resource_groups_resource_id_group_id_pk" PRIMARY KEY("resource_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"path" uuid[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"teacher_notes" text DEFAULT '' NOT NULL,
	"level" integer,
	"grade" integer,
	"subject" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'own' NOT NULL,
	"school_id" integer,
	"url" text,
	"file_id" uuid,
	"media_id" uuid,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("subject", ''))) STORED,
	CONSTRAINT "resources_content" CHECK (("resources"."url" is not null) = ("resources"."kind" = 'link') and ("resources"."file_id" is not null) = ("resources"."kind" = 'file')
        and ("resources"."media_id" is not null) = ("resources"."kind" = 'video'))
);
--> statement-breakpoint
ALTER TABLE "resource_groups" ADD CONSTRAINT "resource_groups_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_groups" ADD CONSTRAINT "resource_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_parent_id_resources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_groups_group" ON "resource_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "resources_by_name" ON "resources" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "resources_search" ON "resources" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resources_parent" ON "resources" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "resources_path" ON "resources" USING gin ("path");--> statement-breakpoint
CREATE INDEX "resources_school" ON "resources" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "resources_created_by" ON "resources" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_file" ON "resources" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_media" ON "resources" USING btree ("media_id");