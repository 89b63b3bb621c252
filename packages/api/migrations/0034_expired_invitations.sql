ALTER TABLE "import_guardians" DROP CONSTRAINT "import_guardians_invitation_id_guardian_invitations_id_fk";
--> statement-breakpoint
ALTER TABLE "guardian_invitations" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_guardians" ADD COLUMN "is_self" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_guardians" ADD CONSTRAINT "import_guardians_invitation_id_guardian_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."guardian_invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_invitations_expires" ON "guardian_invitations" USING btree ("expires_at") WHERE "guardian_invitations"."accepted_at" is null and "guardian_invitations"."declined_at" is null;--> statement-breakpoint
UPDATE "import_guardians" SET "is_self" = true WHERE "invitation_id" IS NULL AND "guardianship_id" IS NULL;--> statement-breakpoint
UPDATE "guardian_invitations" SET "token_hash" = NULL WHERE "accepted_at" IS NOT NULL OR "declined_at" IS NOT NULL;
