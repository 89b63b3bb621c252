CREATE TABLE "legal_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"title_es" text NOT NULL,
	"text_es" text NOT NULL,
	"sha256_es" text NOT NULL,
	"title_en" text NOT NULL,
	"text_en" text NOT NULL,
	"sha256_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_version" ON "legal_texts" USING btree ("document","version");--> statement-breakpoint
CREATE INDEX "legal_texts_created_by" ON "legal_texts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "legal_texts_by_version" ON "legal_texts" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "legal_texts_by_created_at" ON "legal_texts" USING btree ("created_at","id");