DROP INDEX "audit_entries_person_id";--> statement-breakpoint
DROP INDEX "users_by_sort_name";--> statement-breakpoint
DROP INDEX "users_by_username";--> statement-breakpoint
DROP INDEX "users_by_created_at";--> statement-breakpoint
CREATE INDEX "users_kinds" ON "users" USING btree ("kinds","deleted_at") WHERE "users"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "audit_entries_by_person" ON "audit_entries" USING btree ("person_id","record","at","id") WHERE "audit_entries"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "users_by_sort_name" ON "users" USING btree ("sort_name","id","deleted_at") WHERE "users"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "users_by_username" ON "users" USING btree ("username","id","deleted_at") WHERE "users"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "users_by_created_at" ON "users" USING btree ("created_at","id","deleted_at") WHERE "users"."merged_into" is null;