CREATE TABLE "registered_students" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"registered_by" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"invitation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registered_students" ADD CONSTRAINT "registered_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_students" ADD CONSTRAINT "registered_students_registered_by_users_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_students" ADD CONSTRAINT "registered_students_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_students" ADD CONSTRAINT "registered_students_invitation_id_guardian_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."guardian_invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registered_students_by" ON "registered_students" USING btree ("registered_by");--> statement-breakpoint
CREATE INDEX "registered_students_group" ON "registered_students" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "registered_students_invitation" ON "registered_students" USING btree ("invitation_id");