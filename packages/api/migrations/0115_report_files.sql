CREATE TABLE "report_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_files_once" ON "report_files" USING btree ("report_id","file_id");--> statement-breakpoint
CREATE INDEX "report_files_file" ON "report_files" USING btree ("file_id");--> statement-breakpoint
INSERT INTO "report_files" ("report_id", "file_id")
SELECT "reports"."id", "sent"."file_id" FROM "reports" JOIN (
	SELECT 'message' AS "kind", "message_id" AS "subject_id", "file_id" FROM "message_files"
	UNION ALL SELECT 'clubPost', "post_id", "file_id" FROM "club_post_files"
	UNION ALL SELECT 'announcement', "announcement_id", "file_id" FROM "announcement_files"
	UNION ALL SELECT 'delivery', "delivery_id", "file_id" FROM "delivery_files"
	UNION ALL SELECT 'homeworkComment', "id", "audio_id" FROM "homework_comments" WHERE "audio_id" IS NOT NULL
) AS "sent" ON "sent"."kind" = "reports"."kind" AND "sent"."subject_id" = "reports"."subject_id";
