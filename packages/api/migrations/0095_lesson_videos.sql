ALTER TABLE "lessons" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_media" ON "lessons" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_video" CHECK (num_nonnulls("lessons"."media_id", "lessons"."url") <= (case "lessons"."kind" when 'video' then 1 else 0 end));