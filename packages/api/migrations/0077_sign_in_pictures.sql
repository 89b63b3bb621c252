CREATE TABLE "sign_in_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"wrong" integer DEFAULT 0 NOT NULL,
	"wrong_in_all" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "class_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "class_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "pictures_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_pictures" ADD CONSTRAINT "sign_in_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_pictures" ADD CONSTRAINT "sign_in_pictures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_codes" ADD CONSTRAINT "class_codes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_codes" ADD CONSTRAINT "class_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_pictures_current" ON "sign_in_pictures" USING btree ("user_id") WHERE "sign_in_pictures"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sign_in_pictures_user" ON "sign_in_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_pictures_created_by" ON "sign_in_pictures" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "class_codes_current" ON "class_codes" USING btree ("group_id") WHERE "class_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "class_codes_group" ON "class_codes" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "class_codes_created_by" ON "class_codes" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_pictures_id_sign_in_pictures_id_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."sign_in_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_pictures" ON "sessions" USING btree ("pictures_id") WHERE "sessions"."pictures_id" is not null;