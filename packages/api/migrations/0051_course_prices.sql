CREATE TABLE "course_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" integer NOT NULL,
	"price" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	CONSTRAINT "course_prices_price" CHECK ("course_prices"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "courses" DROP CONSTRAINT "courses_price";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "hours" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "teacher" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "syllabus" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "image_file_id" uuid;--> statement-breakpoint
ALTER TABLE "course_prices" ADD CONSTRAINT "course_prices_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prices" ADD CONSTRAINT "course_prices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_prices_from" ON "course_prices" USING btree ("course_id","valid_from");--> statement-breakpoint
CREATE INDEX "course_prices_created_by" ON "course_prices" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_image_file_id_stored_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_teacher" ON "courses" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "courses_image" ON "courses" USING btree ("image_file_id");--> statement-breakpoint
INSERT INTO "course_prices" ("course_id", "price", "valid_from") SELECT "id", "price", "created_at" FROM "courses";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "price";