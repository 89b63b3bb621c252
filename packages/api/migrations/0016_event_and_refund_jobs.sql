-- Provider events that wait and refunds that were requested get their jobs. Stop all instances first.
INSERT INTO "jobs" ("kind", "key", "payload", "due_at", "attempts", "created_at")
SELECT 'process provider event', "provider" || ':' || "event_id", jsonb_build_object('provider', "provider", 'event', "event_id"),
	"retry_at", "attempts", "received_at" FROM "provider_events" WHERE "processed_at" IS NULL;--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "payload", "due_at", "attempts", "created_at")
SELECT 'refund payment', "id"::text, jsonb_build_object('refund', "id"::text), "retry_at", "attempts", "created_at"
	FROM "refunds" WHERE "state" = 'requested';--> statement-breakpoint
DROP INDEX "refunds_requested";--> statement-breakpoint
ALTER TABLE "provider_events" DROP COLUMN "retry_at";--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "retry_at";