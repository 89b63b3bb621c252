-- Homework of a student whose account is restored, as homework_of_enrolments adds it: what was set meanwhile left them out.
create function homework_of_restored_users() returns trigger language plpgsql as $$
begin
  perform 1 from groups
  where id in (select group_id from school_enrolments where user_id = new.id and until is null) for key share;
  insert into homework (activity_id, user_id)
  select activities.id, new.id
  from school_enrolments
  join activities on activities.group_id = school_enrolments.group_id
  where school_enrolments.user_id = new.id and school_enrolments.until is null and 'students' = any (new.kinds)
    and activities.deleted_at is null and activities.finish_date > now()
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger users_homework_restored after update of deleted_at on users
  for each row when (old.deleted_at is not null and new.deleted_at is null)
  execute function homework_of_restored_users();
--> statement-breakpoint
-- Those who were restored before.
insert into homework (activity_id, user_id)
select activities.id, school_enrolments.user_id
from school_enrolments
join activities on activities.group_id = school_enrolments.group_id
join users on users.id = school_enrolments.user_id and 'students' = any (users.kinds) and users.deleted_at is null
where school_enrolments.until is null and activities.deleted_at is null and activities.finish_date > now()
on conflict do nothing;
