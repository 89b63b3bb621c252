ALTER TABLE "homework" ADD COLUMN "rubric_marks" jsonb;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "score_reason" text DEFAULT '' NOT NULL;