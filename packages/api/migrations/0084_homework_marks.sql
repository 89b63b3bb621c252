ALTER TABLE "homework" ADD COLUMN "rubric_marks" jsonb;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "score_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_comments" ADD COLUMN "audio_id" uuid;--> statement-breakpoint
ALTER TABLE "homework_comments" ADD COLUMN "audio_seconds" integer;--> statement-breakpoint
ALTER TABLE "homework_comments" ADD CONSTRAINT "homework_comments_audio_id_stored_files_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_comments_audio" ON "homework_comments" USING btree ("audio_id");--> statement-breakpoint
ALTER TABLE "homework_comments" ADD CONSTRAINT "homework_comments_content" CHECK ("homework_comments"."body" <> '' or "homework_comments"."audio_id" is not null);--> statement-breakpoint
ALTER TABLE "homework_comments" ADD CONSTRAINT "homework_comments_length" CHECK (("homework_comments"."audio_id" is null) = ("homework_comments"."audio_seconds" is null));