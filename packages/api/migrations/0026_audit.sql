CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operation" text NOT NULL,
	"record" text NOT NULL,
	"record_id" text NOT NULL,
	"actor_id" integer,
	"origin" text,
	"action" text,
	"action_id" text,
	"network" text,
	"person_id" integer,
	"institution_id" integer,
	"order_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"withheld" text[]
);
--> statement-breakpoint
CREATE INDEX "audit_entries_by_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("record","record_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id" ON "audit_entries" USING btree ("actor_id") WHERE "audit_entries"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_person_id" ON "audit_entries" USING btree ("person_id") WHERE "audit_entries"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_institution_id" ON "audit_entries" USING btree ("institution_id") WHERE "audit_entries"."institution_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_order_id" ON "audit_entries" USING btree ("order_id") WHERE "audit_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_action_id" ON "audit_entries" USING btree ("action_id") WHERE "audit_entries"."action_id" is not null;