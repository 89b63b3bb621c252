ALTER TABLE "data_requests" ADD COLUMN "child_id" integer;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_child_id_index" ON "data_requests" USING btree ("child_id");--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_child" CHECK ("data_requests"."child_id" is null or "data_requests"."user_id" is not null);