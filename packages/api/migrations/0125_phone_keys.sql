-- What makes two spellings of a telephone number the same one: its last ten digits, with or without the country's (`phoneKey` of
-- `platform/search.ts`).
create function phone_key(text) returns text
  language sql immutable parallel safe strict
  as $$ select pg_catalog.right(pg_catalog.regexp_replace($1, '[^0-9]', '', 'g'), 10) $$;--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree (phone_key("phone_number"));--> statement-breakpoint
CREATE INDEX "donations_phone" ON "donations" USING btree (phone_key("phone_number"));--> statement-breakpoint
CREATE INDEX "sponsorships_phone" ON "sponsorships" USING btree (phone_key("phone_number"));--> statement-breakpoint
CREATE INDEX "volunteerings_phone" ON "volunteerings" USING btree (phone_key("phone_number"));--> statement-breakpoint
CREATE INDEX "school_enrolments_number" ON "school_enrolments" USING btree (lower("matricula")) WHERE "school_enrolments"."until" is null;--> statement-breakpoint
CREATE INDEX "school_contacts_phone" ON "school_contacts" USING btree (phone_key("phone"));--> statement-breakpoint
CREATE INDEX "teacher_applications_phone" ON "teacher_applications" USING btree (phone_key("phone_number"));