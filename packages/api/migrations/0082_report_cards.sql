CREATE TABLE "period_observations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_by" integer NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"period_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer NOT NULL,
	CONSTRAINT "report_cards_version" CHECK ("report_cards"."version" > 0 and ("report_cards"."version" = 1) = ("report_cards"."reason" = ''))
);
--> statement-breakpoint
ALTER TABLE "period_observations" ADD CONSTRAINT "period_observations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_observations" ADD CONSTRAINT "period_observations_period_id_school_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."school_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_observations" ADD CONSTRAINT "period_observations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_observations" ADD CONSTRAINT "period_observations_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_period_id_school_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."school_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "period_observations_of_student" ON "period_observations" USING btree ("group_id","period_id","user_id");--> statement-breakpoint
CREATE INDEX "period_observations_period" ON "period_observations" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "period_observations_user" ON "period_observations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "period_observations_written_by" ON "period_observations" USING btree ("written_by");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cards_of_student" ON "report_cards" USING btree ("user_id","period_id","version");--> statement-breakpoint
CREATE INDEX "report_cards_group" ON "report_cards" USING btree ("group_id","period_id");--> statement-breakpoint
CREATE INDEX "report_cards_period" ON "report_cards" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "report_cards_published_by" ON "report_cards" USING btree ("published_by");