-- Cards and pictures are of the school that gave them, and end with the place of their student in it.
DROP INDEX "access_codes_current";--> statement-breakpoint
DROP INDEX "sign_in_pictures_current";--> statement-breakpoint
ALTER TABLE "access_codes" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "sign_in_pictures" ADD COLUMN "school_id" integer;--> statement-breakpoint
-- The school that gave them was not kept: that of the student where whoever made them works, else the one where the student is today.
-- A guardian's card is of no school.
update "access_codes" set "school_id" = (
  select place.school_id from school_members place where place.user_id = "access_codes".user_id and place.role = 'student'
  order by exists (select from school_members staff where staff.user_id = "access_codes".created_by
      and staff.school_id = place.school_id and staff.role in ('schoolAdmin', 'teacher')) desc,
    (place.until is null or place.until > now()) desc, place.school_id = 305, place.since limit 1)
where not exists (select from guardianships where guardian_id = "access_codes".created_by and student_id = "access_codes".user_id);--> statement-breakpoint
update "sign_in_pictures" set "school_id" = coalesce((
  select place.school_id from school_members place where place.user_id = "sign_in_pictures".user_id and place.role = 'student'
  order by exists (select from school_members staff where staff.user_id = "sign_in_pictures".created_by
      and staff.school_id = place.school_id and staff.role in ('schoolAdmin', 'teacher')) desc,
    (place.until is null or place.until > now()) desc, place.school_id = 305, place.since limit 1), 305);--> statement-breakpoint
update "access_codes" set "ended_at" = now() where "ended_at" is null
  and not exists (select from school_members place where place.user_id = "access_codes".user_id and place.role = 'student'
    and place.school_id = "access_codes".school_id and (place.until is null or place.until > now()))
  and not exists (select from guardianships where guardian_id = "access_codes".created_by and student_id = "access_codes".user_id);--> statement-breakpoint
update "sign_in_pictures" set "ended_at" = now() where "ended_at" is null
  and not exists (select from school_members place where place.user_id = "sign_in_pictures".user_id and place.role = 'student'
    and place.school_id = "sign_in_pictures".school_id and (place.until is null or place.until > now()));--> statement-breakpoint
update "sessions" set "ended_at" = now() from "access_codes" where "sessions"."access_code_id" = "access_codes"."id"
  and "access_codes"."ended_at" is not null and "sessions"."ended_at" is null;--> statement-breakpoint
update "sessions" set "ended_at" = now() from "sign_in_pictures" where "sessions"."pictures_id" = "sign_in_pictures"."id"
  and "sign_in_pictures"."ended_at" is not null and "sessions"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "sign_in_pictures" ALTER COLUMN "school_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "access_codes_current" ON "access_codes" USING btree ("user_id",coalesce("school_id", 0)) WHERE "access_codes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_pictures_current" ON "sign_in_pictures" USING btree ("user_id","school_id") WHERE "sign_in_pictures"."ended_at" is null;
