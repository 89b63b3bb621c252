ALTER TABLE "orders" ADD COLUMN "ordered_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Plans and courses are ordered in a session or with a registration; gifts so far may be of a visitor who typed the address.
UPDATE "orders" SET "ordered_by_owner" = true WHERE "owner_id" is not null AND "reason" in ('membership', 'course');
