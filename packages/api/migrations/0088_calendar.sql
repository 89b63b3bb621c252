CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"school_id" integer,
	"group_id" uuid,
	"owner_id" integer,
	"audience" text DEFAULT 'all' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"all_day" boolean NOT NULL,
	"starts" timestamp NOT NULL,
	"ends" timestamp NOT NULL,
	"zone" text NOT NULL,
	"recurrence" jsonb,
	"span_from" timestamp NOT NULL,
	"span_until" timestamp,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "calendar_events_calendar" CHECK (("calendar_events"."kind" = 'school') = ("calendar_events"."school_id" is not null)
        and ("calendar_events"."kind" = 'group') = ("calendar_events"."group_id" is not null)
        and ("calendar_events"."kind" = 'personal') = ("calendar_events"."owner_id" is not null)),
	CONSTRAINT "calendar_events_times" CHECK ("calendar_events"."ends" > "calendar_events"."starts")
);
--> statement-breakpoint
CREATE TABLE "calendar_exceptions" (
	"event_id" uuid NOT NULL,
	"instance" timestamp NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"starts" timestamp,
	"ends" timestamp,
	"title" text,
	"description" text,
	"place" text,
	"link" text,
	CONSTRAINT "calendar_exceptions_event_id_instance_pk" PRIMARY KEY("event_id","instance"),
	CONSTRAINT "calendar_exceptions_times" CHECK ("calendar_exceptions"."ends" > "calendar_exceptions"."starts")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_exceptions" ADD CONSTRAINT "calendar_exceptions_event_id_calendar_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."calendar_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_school" ON "calendar_events" USING btree ("school_id","span_from");--> statement-breakpoint
CREATE INDEX "calendar_events_group" ON "calendar_events" USING btree ("group_id","span_from");--> statement-breakpoint
CREATE INDEX "calendar_events_owner" ON "calendar_events" USING btree ("owner_id","span_from");--> statement-breakpoint
CREATE INDEX "calendar_events_site" ON "calendar_events" USING btree ("span_from") WHERE "calendar_events"."kind" = 'site';--> statement-breakpoint
CREATE INDEX "calendar_events_created_by" ON "calendar_events" USING btree ("created_by");