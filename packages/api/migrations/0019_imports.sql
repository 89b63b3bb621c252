-- Imports of people into schools, and where people of a school study or teach.
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"num" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"verdict" text NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conflict" jsonb,
	"decision" text,
	"outcome" text,
	"user_id" integer,
	"before" jsonb,
	"left_as" text,
	"undo" text,
	"kept" text,
	CONSTRAINT "import_rows_import_id_num_pk" PRIMARY KEY("import_id","num")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"committed_by" integer,
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"password_hash" text,
	"row_counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"committed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (plain(' ' || coalesce("file_name", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section_id" uuid NOT NULL,
	"name" text NOT NULL,
	"grade" integer NOT NULL,
	"teacher_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_enrolments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"level" integer NOT NULL,
	"grade" integer NOT NULL,
	"group_id" uuid,
	"matricula" text,
	"company_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "school_enrolments_period" CHECK ("school_enrolments"."until" > "school_enrolments"."since")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" integer NOT NULL,
	"level" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "temporary_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "curp" text;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "has_companies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_institutions_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_committed_by_users_id_fk" FOREIGN KEY ("committed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_enrolments" ADD CONSTRAINT "school_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_enrolments" ADD CONSTRAINT "school_enrolments_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_enrolments" ADD CONSTRAINT "school_enrolments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_enrolments" ADD CONSTRAINT "school_enrolments_company_id_institutions_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_user" ON "import_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_fingerprint" ON "imports" USING btree ("school_id","fingerprint");--> statement-breakpoint
CREATE INDEX "imports_by_created_at" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_by_status" ON "imports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "imports_search" ON "imports" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_section" ON "groups" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "groups_teacher" ON "groups" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_enrolments_current" ON "school_enrolments" USING btree ("user_id","school_id") WHERE "school_enrolments"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "school_enrolments_matricula" ON "school_enrolments" USING btree ("school_id",lower("matricula")) WHERE "school_enrolments"."until" is null;--> statement-breakpoint
CREATE INDEX "school_enrolments_user" ON "school_enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_of_school" ON "sections" USING btree ("school_id","level");--> statement-breakpoint
CREATE INDEX "users_curp" ON "users" USING btree ("curp");