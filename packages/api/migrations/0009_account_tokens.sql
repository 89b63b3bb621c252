CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Links that went out keep working.
INSERT INTO "account_tokens" ("token_hash", "purpose", "user_id", "email", "expires_at")
SELECT "token_hash", 'email-confirmation', "user_id", "email", "expires_at" FROM "email_confirmations"
UNION ALL
SELECT "token_hash", 'password-reset', "user_id", "email", "expires_at" FROM "password_resets";--> statement-breakpoint
DROP TABLE "email_confirmations" CASCADE;--> statement-breakpoint
DROP TABLE "password_resets" CASCADE;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_expires_at_index" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_index" ON "account_tokens" USING btree ("user_id");