-- Emails that wait or were given up get their jobs. Stop all instances first: an older one cannot enqueue emails any more.
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"result" jsonb,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("kind","due_at") WHERE "jobs"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "payload", "status", "due_at", "attempts", "failure", "created_at", "finished_at")
SELECT 'send email', "id"::text, jsonb_build_object('email', "id"::text), CASE WHEN "failed_at" IS NULL THEN 'waiting' ELSE 'failed' END,
	"due_at", "attempts", "failure", "created_at", "failed_at" FROM "outbox" WHERE "sent_at" IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "due_at";