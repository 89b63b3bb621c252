ALTER TABLE "deliveries" ADD COLUMN "corrects" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was delivered again after a return is known of work that has not been graded since.
UPDATE "deliveries" SET "corrects" = true FROM "homework"
WHERE "homework"."id" = "deliveries"."homework_id" AND "homework"."status" = 'resubmitted' AND "deliveries"."attempt" = "homework"."attempts";
