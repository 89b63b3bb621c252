DROP INDEX "users_email_taken";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Orders belong to whom their plan or their place in a course belonged to so far, and renewals to whom their first order does.
UPDATE "orders" SET "owner_id" = "plan_orders"."user_id" FROM "plan_orders" WHERE "plan_orders"."order_id" = "orders"."id";--> statement-breakpoint
UPDATE "orders" SET "owner_id" = "enrolments"."user_id" FROM "enrolments" WHERE "enrolments"."order_id" = "orders"."id";--> statement-breakpoint
UPDATE "orders" SET "owner_id" = "first"."owner_id" FROM "orders" AS "first" WHERE "first"."id" = "orders"."renewal_of";--> statement-breakpoint
-- Nobody asks children to confirm their address.
UPDATE "users" SET "email_verified_at" = null WHERE "tutor_id" is not null AND "email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_confirmed" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null and "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_child_unconfirmed" CHECK ("users"."tutor_id" is null or "users"."email_verified_at" is null);