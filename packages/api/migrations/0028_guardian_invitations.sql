CREATE TABLE "guardian_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"emailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" integer,
	"declined_at" timestamp with time zone,
	CONSTRAINT "guardian_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "import_guardians" (
	"import_id" uuid NOT NULL,
	"student_id" integer NOT NULL,
	"invitation_id" uuid,
	"guardianship_id" uuid,
	CONSTRAINT "import_guardians_import_id_student_id_pk" PRIMARY KEY("import_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_school_id_institutions_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_guardians" ADD CONSTRAINT "import_guardians_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_guardians" ADD CONSTRAINT "import_guardians_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_guardians" ADD CONSTRAINT "import_guardians_invitation_id_guardian_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."guardian_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_guardians" ADD CONSTRAINT "import_guardians_guardianship_id_guardianships_id_fk" FOREIGN KEY ("guardianship_id") REFERENCES "public"."guardianships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_invitations_open" ON "guardian_invitations" USING btree ("school_id",lower("email")) WHERE "guardian_invitations"."accepted_at" is null and "guardian_invitations"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "guardian_invitations_address" ON "guardian_invitations" USING btree ("school_id",lower("email"));--> statement-breakpoint
CREATE INDEX "guardian_invitations_accepted_by" ON "guardian_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "import_guardians_student" ON "import_guardians" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "import_guardians_invitation" ON "import_guardians" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "import_guardians_guardianship" ON "import_guardians" USING btree ("guardianship_id");