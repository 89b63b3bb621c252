CREATE INDEX "imports_committed" ON "imports" USING btree ("committed_at");--> statement-breakpoint
CREATE INDEX "receipts_paid" ON "receipts" USING btree ("paid_at");