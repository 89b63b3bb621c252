CREATE TABLE "import_groups" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "import_groups" ADD CONSTRAINT "import_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_groups" ADD CONSTRAINT "import_groups_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_groups_import" ON "import_groups" USING btree ("import_id");--> statement-breakpoint
-- Rows from before have the cells of today, by which later rows are compared with them.
update "import_rows" set "cells" = '{"grupo": "", "clave_grupo": ""}'::jsonb || "cells" where not "cells" ? 'grupo';
