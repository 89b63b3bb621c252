CREATE TABLE "school_years" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_years_dates" CHECK ("school_years"."ends_on" > "school_years"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "rollover_groups" (
	"rollover_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"change" text NOT NULL,
	CONSTRAINT "rollover_groups_rollover_id_group_id_pk" PRIMARY KEY("rollover_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "rollover_moves" (
	"rollover_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"next_id" uuid,
	"next_group_id" uuid,
	CONSTRAINT "rollover_moves_rollover_id_enrolment_id_pk" PRIMARY KEY("rollover_id","enrolment_id")
);
--> statement-breakpoint
CREATE TABLE "rollovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year_id" uuid NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "school_periods_dates" CHECK ("school_periods"."ends_on" > "school_periods"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "year_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_years" ADD CONSTRAINT "school_years_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_groups" ADD CONSTRAINT "rollover_groups_rollover_id_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."rollovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_groups" ADD CONSTRAINT "rollover_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_moves" ADD CONSTRAINT "rollover_moves_rollover_id_rollovers_id_fk" FOREIGN KEY ("rollover_id") REFERENCES "public"."rollovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_moves" ADD CONSTRAINT "rollover_moves_enrolment_id_school_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."school_enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_moves" ADD CONSTRAINT "rollover_moves_next_id_school_enrolments_id_fk" FOREIGN KEY ("next_id") REFERENCES "public"."school_enrolments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollover_moves" ADD CONSTRAINT "rollover_moves_next_group_id_groups_id_fk" FOREIGN KEY ("next_group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_year_id_school_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."school_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_periods" ADD CONSTRAINT "school_periods_year_id_school_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."school_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_years_of_school" ON "school_years" USING btree ("school_id","starts_on");--> statement-breakpoint
CREATE INDEX "rollover_groups_group" ON "rollover_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "rollover_moves_enrolment" ON "rollover_moves" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "rollover_moves_next" ON "rollover_moves" USING btree ("next_id");--> statement-breakpoint
CREATE INDEX "rollover_moves_next_group" ON "rollover_moves" USING btree ("next_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rollovers_of_year" ON "rollovers" USING btree ("year_id") WHERE "rollovers"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "school_periods_year" ON "school_periods" USING btree ("year_id","starts_on");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_year_id_school_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."school_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "groups_year" ON "groups" USING btree ("year_id");