CREATE TABLE "parent_invitation_children" (
	"invitation_id" uuid NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "parent_invitation_children_invitation_id_student_id_pk" PRIMARY KEY("invitation_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "parent_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inviter_id" integer NOT NULL,
	"email" text,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "parent_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "ended_by" integer;--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "parent_invitation_children" ADD CONSTRAINT "parent_invitation_children_invitation_id_parent_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."parent_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_invitation_children" ADD CONSTRAINT "parent_invitation_children_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_invitations" ADD CONSTRAINT "parent_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_invitations" ADD CONSTRAINT "parent_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parent_invitation_children_student" ON "parent_invitation_children" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "parent_invitations_inviter" ON "parent_invitations" USING btree ("inviter_id") WHERE "parent_invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "parent_invitations_accepted_by" ON "parent_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "parent_invitations_expires" ON "parent_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardianships_ended_by" ON "guardianships" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "guardianships_invited_by" ON "guardianships" USING btree ("invited_by");