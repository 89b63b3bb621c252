CREATE TABLE "google_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" integer NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"zone" text,
	"chosen" boolean DEFAULT false NOT NULL,
	"sync_token" text,
	"whole_at" timestamp with time zone,
	"synced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "google_connections" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"account" text,
	"sealed_token" text,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"synced_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "google_events" (
	"calendar_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"series_id" text,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"all_day" boolean NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"reading_id" uuid,
	CONSTRAINT "google_events_calendar_id_remote_id_pk" PRIMARY KEY("calendar_id","remote_id")
);
--> statement-breakpoint
ALTER TABLE "google_calendars" ADD CONSTRAINT "google_calendars_owner_id_google_connections_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."google_connections"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_connections" ADD CONSTRAINT "google_connections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_events" ADD CONSTRAINT "google_events_calendar_id_google_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."google_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "google_calendars_remote" ON "google_calendars" USING btree ("owner_id","remote_id");--> statement-breakpoint
CREATE INDEX "google_connections_due" ON "google_connections" USING btree ("synced_at") WHERE "google_connections"."status" = 'connected';--> statement-breakpoint
CREATE INDEX "google_events_starts" ON "google_events" USING btree ("calendar_id","starts");--> statement-breakpoint
-- What came from another program is not sent to others.
UPDATE "calendar_feeds" SET "kinds" = array_remove("kinds", 'external') WHERE 'external' = ANY("kinds");
