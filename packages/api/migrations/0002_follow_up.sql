CREATE TABLE "contact_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"record" text NOT NULL,
	"record_id" uuid NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "contact_marks_undone" CHECK (("contact_marks"."undone_at" is null) = ("contact_marks"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "hand_backs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"refund_id" uuid NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "hand_backs_undone" CHECK (("hand_backs"."undone_at" is null) = ("hand_backs"."undone_by" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "init_point" text;--> statement-breakpoint
ALTER TABLE "contact_marks" ADD CONSTRAINT "contact_marks_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_marks" ADD CONSTRAINT "contact_marks_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_backs" ADD CONSTRAINT "hand_backs_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_backs" ADD CONSTRAINT "hand_backs_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_backs" ADD CONSTRAINT "hand_backs_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_marks_holds" ON "contact_marks" USING btree ("record","record_id") WHERE "contact_marks"."undone_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_backs_holds" ON "hand_backs" USING btree ("refund_id") WHERE "hand_backs"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("provider","created_at") WHERE "orders"."state" = 'approved';