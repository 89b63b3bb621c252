CREATE TABLE "attendance" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"user_id" integer NOT NULL,
	"state" text,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"marked_by" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notice_due" timestamp with time zone,
	"noticed" text,
	CONSTRAINT "attendance_version" CHECK ("attendance"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_of_student" ON "attendance" USING btree ("group_id","day","user_id");--> statement-breakpoint
CREATE INDEX "attendance_user" ON "attendance" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "attendance_marked_by" ON "attendance" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "attendance_notice_due" ON "attendance" USING btree ("notice_due") WHERE "attendance"."notice_due" is not null;