-- Students may have no e-mail address; a confirmed one stays unique (users_email_confirmed).
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_confirmed_address" CHECK ("users"."email" is not null or "users"."email_verified_at" is null);