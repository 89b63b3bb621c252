CREATE TABLE "homework_teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"activity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "in_teams" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "shared_from" uuid;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "homework_teams" ADD CONSTRAINT "homework_teams_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_teams_activity" ON "homework_teams" USING btree ("activity_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_shared_from_deliveries_id_fk" FOREIGN KEY ("shared_from") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_team_id_homework_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."homework_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_shared_from" ON "deliveries" USING btree ("shared_from");--> statement-breakpoint
CREATE INDEX "homework_team" ON "homework" USING btree ("team_id");