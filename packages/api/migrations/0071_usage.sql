CREATE TABLE "usage_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_views" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"screen" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "usage_views_user_id_day_screen_pk" PRIMARY KEY("user_id","day","screen")
);
--> statement-breakpoint
ALTER TABLE "usage_consents" ADD CONSTRAINT "usage_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_views" ADD CONSTRAINT "usage_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_views_day" ON "usage_views" USING btree ("day");