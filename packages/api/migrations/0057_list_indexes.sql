DROP INDEX "school_members_school";--> statement-breakpoint
DROP INDEX "audit_entries_by_person";--> statement-breakpoint
CREATE INDEX "users_deactivated" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "school_members_school" ON "school_members" USING btree ("school_id","user_id","until");--> statement-breakpoint
CREATE INDEX "audit_entries_by_person" ON "audit_entries" USING btree ("person_id","record","at","operation","id") WHERE "audit_entries"."person_id" is not null;