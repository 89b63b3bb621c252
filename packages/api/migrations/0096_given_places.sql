ALTER TABLE "enrolments" ADD COLUMN "given_by" integer;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "given_reason" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolments_given_by" ON "enrolments" USING btree ("given_by");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_given" CHECK (("enrolments"."given_by" is null) = ("enrolments"."given_reason" is null));