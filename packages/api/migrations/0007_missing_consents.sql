ALTER TABLE "consents" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "sha256" DROP NOT NULL;