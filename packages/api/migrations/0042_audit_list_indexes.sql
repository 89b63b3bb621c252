DROP INDEX "audit_entries_actor_id";--> statement-breakpoint
DROP INDEX "audit_entries_institution_id";--> statement-breakpoint
DROP INDEX "audit_entries_action_id";--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("record","operation","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_deletions" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."operation" = 'delete';--> statement-breakpoint
CREATE INDEX "audit_entries_outside" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."origin" is null or "audit_entries"."origin" = 'start';--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor_id" ON "audit_entries" USING btree ("actor_id","at","id") WHERE "audit_entries"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_institution_id" ON "audit_entries" USING btree ("institution_id","at","id") WHERE "audit_entries"."institution_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_action_id" ON "audit_entries" USING btree ("action_id","at","id") WHERE "audit_entries"."action_id" is not null;