-- People in schools and guardians of students: from one column of users each to tables of their own; every row moves.
CREATE TABLE "guardianships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guardian_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"relation" text DEFAULT 'parent' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "guardianships_two_people" CHECK ("guardianships"."guardian_id" <> "guardianships"."student_id")
);
--> statement-breakpoint
CREATE TABLE "school_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"role" text NOT NULL,
	"shift" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "school_members_period" CHECK ("school_members"."until" > "school_members"."since")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_child_unconfirmed";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_school_id_institutions_id_fk";
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_tutor_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "users_school_id_index";--> statement-breakpoint
DROP INDEX "users_tutor_id_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dependent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_members" ADD CONSTRAINT "school_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_members" ADD CONSTRAINT "school_members_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_current" ON "guardianships" USING btree ("guardian_id","student_id") WHERE "guardianships"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "guardianships_student" ON "guardianships" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_members_current" ON "school_members" USING btree ("user_id","school_id","role",coalesce("shift", '')) WHERE "school_members"."until" is null;--> statement-breakpoint
CREATE INDEX "school_members_school" ON "school_members" USING btree ("school_id");--> statement-breakpoint
INSERT INTO "school_members" ("user_id", "school_id", "role", "since")
SELECT DISTINCT u."id", u."school_id", CASE
  WHEN r."name" IN ('admin_escuela', 'director_escuela', 'Escuela-I', 'Escuela-M', 'Escuela-A') THEN 'schoolAdmin'
  WHEN r."name" ~ '^([Mm]aestro|profesor_summit_2021)' THEN 'teacher'
  WHEN r."name" ~ '^[Pp]adre' THEN 'parent'
  WHEN r."name" ~ '^([Aa]lumno|preescolar)' THEN 'student'
  ELSE 'user' END, u."created_at"
FROM "users" u LEFT JOIN LATERAL unnest(u."role") AS r("name") ON true WHERE u."school_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "guardianships" ("guardian_id", "student_id", "created_at")
SELECT "tutor_id", "id", "created_at" FROM "users" WHERE "tutor_id" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "dependent" = true WHERE "tutor_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "school_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "tutor_id";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_child_unconfirmed" CHECK (not "users"."dependent" or "users"."email_verified_at" is null);