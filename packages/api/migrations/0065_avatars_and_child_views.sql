CREATE TABLE "withheld_avatars" (
	"avatar_id" integer PRIMARY KEY NOT NULL,
	"withheld_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_views" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_views" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "withheld_avatars" ADD CONSTRAINT "withheld_avatars_withheld_by_users_id_fk" FOREIGN KEY ("withheld_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withheld_avatars_by" ON "withheld_avatars" USING btree ("withheld_by");--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_views_session" ON "account_views" USING btree ("session_id");