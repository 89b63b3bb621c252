ALTER TABLE "users" ADD COLUMN "city" text;--> statement-breakpoint
-- The registration of parents carries the state once more as the city.
UPDATE "users" SET "city" = "state" WHERE "role" && ARRAY['padre', 'Padre-I', 'Padre-M', 'Padre-A'];
