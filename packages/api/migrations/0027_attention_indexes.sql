CREATE INDEX "imports_failed_rows" ON "imports" USING btree ("finished_at") WHERE ("imports"."row_counts" #>> '{outcomes,failed}')::int > 0;--> statement-breakpoint
CREATE INDEX "vouchers_paid_late" ON "vouchers" USING btree ("paid_at") WHERE "vouchers"."status" = 'paid_late';--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("finished_at") WHERE "jobs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "school_contacts_waiting" ON "school_contacts" USING btree ("created_at") WHERE "school_contacts"."answered_at" is null;