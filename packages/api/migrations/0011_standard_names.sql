-- Names of the field instead of our own; every row stays. Stop all instances first: an older one does not know them.
ALTER TABLE "outbox" RENAME COLUMN "letter" TO "kind";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "way" TO "method";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "ways" TO "attempts";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "asked_at" TO "reconciled_at";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "asked_at" TO "reconciled_at";--> statement-breakpoint
ALTER TABLE "webhook_events" RENAME TO "provider_events";--> statement-breakpoint
ALTER INDEX "webhook_events_open" RENAME TO "provider_events_open";--> statement-breakpoint
ALTER INDEX "webhook_events_received" RENAME TO "provider_events_received";--> statement-breakpoint
ALTER TABLE "provider_events" RENAME CONSTRAINT "webhook_events_provider_event_id_pk" TO "provider_events_provider_event_id_pk";--> statement-breakpoint
UPDATE "provider_events" SET "outcome" = 'processed' WHERE "outcome" = 'acted';--> statement-breakpoint
ALTER TABLE "hand_backs" RENAME TO "manual_refunds";--> statement-breakpoint
ALTER INDEX "hand_backs_holds" RENAME TO "manual_refunds_holds";--> statement-breakpoint
ALTER INDEX "hand_backs_pkey" RENAME TO "manual_refunds_pkey";--> statement-breakpoint
ALTER TABLE "manual_refunds" RENAME CONSTRAINT "hand_backs_refund_id_refunds_id_fk" TO "manual_refunds_refund_id_refunds_id_fk";--> statement-breakpoint
ALTER TABLE "manual_refunds" RENAME CONSTRAINT "hand_backs_made_by_users_id_fk" TO "manual_refunds_made_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "manual_refunds" RENAME CONSTRAINT "hand_backs_undone_by_users_id_fk" TO "manual_refunds_undone_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "manual_refunds" RENAME CONSTRAINT "hand_backs_undone" TO "manual_refunds_undone";--> statement-breakpoint
DROP INDEX "refunds_twice";--> statement-breakpoint
DROP INDEX "refunds_wanted";--> statement-breakpoint
UPDATE "refunds" SET "reason" = 'duplicate' WHERE "reason" = 'twice';--> statement-breakpoint
UPDATE "refunds" SET "state" = CASE "state" WHEN 'wanted' THEN 'requested' ELSE 'completed' END WHERE "state" IN ('wanted', 'done');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_duplicate" ON "refunds" USING btree ("provider","payment_id") WHERE "refunds"."reason" = 'duplicate';--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("retry_at") WHERE "refunds"."state" = 'requested';
