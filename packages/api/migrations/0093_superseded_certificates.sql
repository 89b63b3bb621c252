DROP INDEX "certificates_person";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_person" ON "certificates" USING btree ("user_id","course_id") WHERE "certificates"."superseded_at" is null;