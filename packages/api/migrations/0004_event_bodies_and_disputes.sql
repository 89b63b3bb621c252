ALTER TABLE "webhook_events" ALTER COLUMN "payload" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "changed_at" timestamp with time zone;