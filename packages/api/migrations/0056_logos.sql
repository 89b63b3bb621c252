ALTER TABLE "institutions" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_logo_file_id_stored_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institutions_logo" ON "institutions" USING btree ("logo_file_id");