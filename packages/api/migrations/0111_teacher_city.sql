-- Accounts of teachers have the city that was given with their registration, as new ones do (`teachers/register.ts`).
update "users" set "city" = "given"."city" from (
  select distinct on ("user_id") "user_id", "city" from "teacher_applications" order by "user_id", "created_at" desc
) as "given"
where "users"."id" = "given"."user_id" and "users"."city" is null;
