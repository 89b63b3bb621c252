-- `state` is a state of a country; what an order, payment, … has is a status. Stop all instances first: an older one does not know the new names.
ALTER TABLE "enrolments" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "invoice_requests" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "memberships" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "receipt_cancellations" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "sandbox_intents" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "vouchers" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER INDEX "memberships_state" RENAME TO "memberships_status";--> statement-breakpoint
UPDATE "outbox" SET "data" = "data" - 'state' || jsonb_build_object('status', "data" -> 'state') WHERE "kind" = 'invoice-decided';
