DROP INDEX "enrolments_created";--> statement-breakpoint
DROP INDEX "donations_created";--> statement-breakpoint
DROP INDEX "sponsorships_created";--> statement-breakpoint
DROP INDEX "volunteerings_created";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "provider_events_received";--> statement-breakpoint
DROP INDEX "jobs_created";--> statement-breakpoint
DROP INDEX "jobs_finished";--> statement-breakpoint
DROP INDEX "outbox_failed";--> statement-breakpoint
DROP INDEX "invoice_requests_created";--> statement-breakpoint
DROP INDEX "school_contacts_created";--> statement-breakpoint
DROP INDEX "teacher_applications_created";--> statement-breakpoint
CREATE INDEX "enrolments_by_created_at" ON "enrolments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_by_status" ON "enrolments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "donations_by_created_at" ON "donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "donations_by_support" ON "donations" USING btree ("support","id");--> statement-breakpoint
CREATE INDEX "donations_by_institution" ON "donations" USING btree ("institution","id");--> statement-breakpoint
CREATE INDEX "donations_by_business_name" ON "donations" USING btree ("business_name","id");--> statement-breakpoint
CREATE INDEX "donations_by_name" ON "donations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "donations_by_email" ON "donations" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "donations_by_country" ON "donations" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "donations_by_state" ON "donations" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "sponsorships_by_created_at" ON "sponsorships" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sponsorships_by_type" ON "sponsorships" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "sponsorships_by_business_name" ON "sponsorships" USING btree ("business_name","id");--> statement-breakpoint
CREATE INDEX "sponsorships_by_name" ON "sponsorships" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "volunteerings_by_created_at" ON "volunteerings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "volunteerings_by_company" ON "volunteerings" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "volunteerings_by_name" ON "volunteerings" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "volunteerings_by_position" ON "volunteerings" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "institutions_by_name_key" ON "institutions" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "institutions_by_type" ON "institutions" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "institutions_by_is_active" ON "institutions" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "orders_by_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_reason" ON "orders" USING btree ("reason","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_by_title" ON "orders" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_by_payer_name" ON "orders" USING btree ("payer_name","id");--> statement-breakpoint
CREATE INDEX "provider_events_by_received_at" ON "provider_events" USING btree ("received_at","provider","event_id");--> statement-breakpoint
CREATE INDEX "jobs_by_created_at" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_due_at" ON "jobs" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_finished_at" ON "jobs" USING btree ("finished_at","id");--> statement-breakpoint
CREATE INDEX "outbox_by_failed_at" ON "outbox" USING btree ("failed_at","id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_by_created_at" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_by_failure" ON "outbox" USING btree ("failure","id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_requests_by_created_at" ON "invoice_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_requests_by_status" ON "invoice_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoice_requests_by_name" ON "invoice_requests" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "invoice_requests_by_rfc" ON "invoice_requests" USING btree ("rfc","id");--> statement-breakpoint
CREATE INDEX "school_contacts_by_created_at" ON "school_contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "school_contacts_by_name" ON "school_contacts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "school_contacts_by_city" ON "school_contacts" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "school_contacts_by_membership" ON "school_contacts" USING btree ("membership","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_created_at" ON "teacher_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_membership" ON "teacher_applications" USING btree ("membership","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_name" ON "teacher_applications" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_last_name" ON "teacher_applications" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_email" ON "teacher_applications" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_school_name" ON "teacher_applications" USING btree ("school_name","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_country" ON "teacher_applications" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_state" ON "teacher_applications" USING btree ("state","id");