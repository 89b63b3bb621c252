-- A group that was restored may have brought back an id that another one had got: the older one keeps it.
update "groups" set "external_id" = null where "deleted_at" is null and "ended_at" is null and exists (
  select from "groups" "older" where "older"."section_id" = "groups"."section_id"
    and "older"."external_id" = "groups"."external_id" and "older"."deleted_at" is null and "older"."ended_at" is null
    and ("older"."created_at", "older"."id") < ("groups"."created_at", "groups"."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "groups_external_id" ON "groups" USING btree ("section_id","external_id") WHERE "groups"."deleted_at" is null and "groups"."ended_at" is null;
