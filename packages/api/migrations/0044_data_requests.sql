CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"details" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"extension" text,
	"note" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"entered_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (plain(' ' || coalesce("name", '') || ' ' || coalesce("email", ''))) STORED,
	CONSTRAINT "data_requests_asker" CHECK (("data_requests"."user_id" is null) = ("data_requests"."entered_by" is not null)),
	CONSTRAINT "data_requests_closed" CHECK (("data_requests"."status" = 'received') = ("data_requests"."decided_at" is null)),
	CONSTRAINT "data_requests_decided" CHECK (("data_requests"."decided_at" is null) = ("data_requests"."note" is null))
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_by_due_on" ON "data_requests" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "data_requests_by_received_on" ON "data_requests" USING btree ("received_on","id");--> statement-breakpoint
CREATE INDEX "data_requests_by_created_at" ON "data_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "data_requests_by_name" ON "data_requests" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "data_requests_by_kind" ON "data_requests" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "data_requests_by_status" ON "data_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "data_requests_search" ON "data_requests" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "data_requests_user_id_index" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_requests_decided_by_index" ON "data_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "data_requests_entered_by_index" ON "data_requests" USING btree ("entered_by");