CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"xml_file_id" uuid NOT NULL,
	"pdf_file_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"uploaded_by" integer NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_request_id_invoice_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."invoice_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_xml_file_id_stored_files_id_fk" FOREIGN KEY ("xml_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pdf_file_id_stored_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_stands" ON "invoices" USING btree ("request_id") WHERE "invoices"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_request" ON "invoices" USING btree ("request_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "invoices_xml" ON "invoices" USING btree ("xml_file_id");--> statement-breakpoint
CREATE INDEX "invoices_pdf" ON "invoices" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "invoices_uploaded_by" ON "invoices" USING btree ("uploaded_by");