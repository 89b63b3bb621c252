-- Licences have a number, a history and what they give. Stop all instances first: an older one writes rows without these.
ALTER TABLE "licences" DROP CONSTRAINT "licences_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "licences" DROP CONSTRAINT "licences_membership_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "licences" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "num" integer;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "roles_before" text[];--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "assigned_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "assigned_by" integer;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "freed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "freed_by" integer;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "free_reason" text;--> statement-breakpoint
-- A school's plan includes 100 licences. Its payer held one, which gave nothing: their people hold them now.
UPDATE "memberships" SET "licences" = "licences" * 100 WHERE "plan_id" IN (7, 8, 9);--> statement-breakpoint
DELETE FROM "licences" USING "memberships" WHERE "memberships"."id" = "licences"."membership_id" AND "memberships"."plan_id" IN (7, 8, 9);--> statement-breakpoint
UPDATE "licences" SET "num" = "given"."num", "type" = "given"."type", "roles_before" = "given"."roles_before", "assigned_at" = "given"."created_at"
FROM (
	SELECT "licences"."id", row_number() OVER (PARTITION BY "membership_id" ORDER BY "licences"."user_id") AS "num", "memberships"."created_at",
		CASE WHEN "plan_id" IN (1, 2, 3) THEN 'alumno' ELSE 'maestro' END AS "type",
		CASE WHEN "plan_id" IN (1, 2, 3)
			THEN array(SELECT "role" FROM unnest("users"."role") AS "role" WHERE "role" IN ('Alumno-I', 'Alumno-M', 'Alumno-A'))
			ELSE "memberships"."roles_before" END AS "roles_before"
	FROM "licences" JOIN "memberships" ON "memberships"."id" = "membership_id" JOIN "users" ON "users"."id" = "licences"."user_id"
) AS "given" WHERE "given"."id" = "licences"."id";--> statement-breakpoint
-- Students with a licence of a current plan have its role beside that of their level.
UPDATE "users" SET "role" = array["given"."role"] || array(
	SELECT "role" FROM unnest("users"."role") AS "role" WHERE "role" NOT IN ('Alumno-I', 'Alumno-M', 'Alumno-A'))
FROM (
	SELECT "licences"."user_id", CASE WHEN bool_or("plan_id" = 3) THEN 'Alumno-A' ELSE 'Alumno-M' END AS "role"
	FROM "licences" JOIN "memberships" ON "memberships"."id" = "membership_id"
	WHERE "memberships"."status" <> 'ended' AND "licences"."type" = 'alumno' GROUP BY "licences"."user_id"
) AS "given" WHERE "given"."user_id" = "users"."id";--> statement-breakpoint
ALTER TABLE "licences" ALTER COLUMN "num" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ALTER COLUMN "roles_before" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_freed_by_users_id_fk" FOREIGN KEY ("freed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licences_current" ON "licences" USING btree ("membership_id","num") WHERE "licences"."freed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "licences_holder" ON "licences" USING btree ("membership_id","user_id") WHERE "licences"."freed_at" is null;--> statement-breakpoint
CREATE INDEX "licences_membership" ON "licences" USING btree ("membership_id","freed_at");--> statement-breakpoint
CREATE INDEX "licences_import" ON "licences" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "licences_assigned_by" ON "licences" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "licences_freed_by" ON "licences" USING btree ("freed_by");--> statement-breakpoint
CREATE INDEX "memberships_by_created_at" ON "memberships" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "memberships_by_paid_until" ON "memberships" USING btree ("paid_until","order_id");--> statement-breakpoint
CREATE INDEX "memberships_by_licences" ON "memberships" USING btree ("licences","order_id");--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_num" CHECK ("licences"."num" > 0);--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_freed" CHECK (("licences"."freed_at" is null) = ("licences"."free_reason" is null));--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_held" CHECK ("licences"."user_id" is not null or "licences"."freed_at" is not null);--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_licences" CHECK ("memberships"."licences" > 0);