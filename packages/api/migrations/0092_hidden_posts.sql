ALTER TABLE "club_posts" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
-- Posts that were hidden upon a report, which their club's teacher could show again.
UPDATE "club_posts" SET "hidden_at" = hidden."at", "status" = CASE "status" WHEN 'hidden' THEN 'approved' ELSE "status" END
FROM (SELECT "subject_id", max("resolved_at") AS "at" FROM "reports" WHERE "kind" = 'clubPost' AND "outcome" = 'hidden' GROUP BY "subject_id") AS hidden
WHERE hidden."subject_id" = "club_posts"."id";
