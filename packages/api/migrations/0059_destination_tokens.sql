CREATE TABLE "destination_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"destination" text NOT NULL,
	"user_id" integer NOT NULL,
	"course_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "destination_tokens" ADD CONSTRAINT "destination_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "destination_tokens_expires_at_index" ON "destination_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "destination_tokens_user_id_index" ON "destination_tokens" USING btree ("user_id");