ALTER TABLE "activities" ADD COLUMN "max_attempts" integer;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "extra_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_attempts" CHECK ("activities"."max_attempts" > 0);--> statement-breakpoint
-- What was returned before is one delivery more as well, should a limit be set now.
UPDATE "homework" SET "extra_attempts" = returned.count + ("homework"."status" = 'returned')::int
FROM (
	SELECT "homework"."id", count("deliveries"."id") FILTER (WHERE "deliveries"."corrects") AS count
	FROM "homework" LEFT JOIN "deliveries" ON "deliveries"."homework_id" = "homework"."id" GROUP BY "homework"."id"
) AS returned
WHERE returned.id = "homework"."id" AND (returned.count > 0 OR "homework"."status" = 'returned');
