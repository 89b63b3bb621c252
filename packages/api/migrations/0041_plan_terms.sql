CREATE TABLE "plan_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text DEFAULT 'MXN' NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	CONSTRAINT "plan_terms_value" CHECK (case "plan_terms"."kind" when 'price' then "plan_terms"."value" > 0 else "plan_terms"."value" between 0 and 99 end)
);
--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_terms_from" ON "plan_terms" USING btree ("plan_id","kind","valid_from");--> statement-breakpoint
CREATE INDEX "plan_terms_created_by" ON "plan_terms" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "plan_terms_by_valid_from" ON "plan_terms" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "plan_terms_by_created_at" ON "plan_terms" USING btree ("created_at","id");