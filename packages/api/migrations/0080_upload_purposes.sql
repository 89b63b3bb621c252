ALTER TABLE "uploads" RENAME COLUMN "homework_id" TO "row_id";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "row_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_homework_id_homework_id_fk";
--> statement-breakpoint
DROP INDEX "uploads_homework";--> statement-breakpoint
-- What is on its way is for homework.
ALTER TABLE "uploads" ADD COLUMN "purpose" text NOT NULL DEFAULT 'homework';--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "purpose" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "uploads_row" ON "uploads" USING btree ("row_id");
