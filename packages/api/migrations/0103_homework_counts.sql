CREATE TABLE "homework_counts" (
	"activity_id" uuid PRIMARY KEY NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"in_time" integer DEFAULT 0 NOT NULL,
	"extended" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"extended_in_time" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"to_grade" integer DEFAULT 0 NOT NULL,
	"graded" integer DEFAULT 0 NOT NULL,
	"scores" numeric DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "homework_counts" ADD CONSTRAINT "homework_counts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_missed" ON "attendance" USING btree ("group_id","day","user_id","state") WHERE "attendance"."state" in ('absent', 'late');--> statement-breakpoint
-- Counts the homework of activities again. It holds their rows before it counts, so that it sees what others committed meanwhile.
create function count_homework(ids uuid[]) returns void language plpgsql as $$
begin
  insert into homework_counts (activity_id) select distinct id from unnest(ids) as id order by id on conflict do nothing;
  perform 1 from homework_counts where activity_id = any (ids) order by activity_id for update;
  update homework_counts set
    expected = counted.expected, in_time = counted.in_time,
    extended = counted.extended, extended_in_time = counted.extended_in_time,
    to_grade = counted.to_grade, graded = counted.graded, scores = counted.scores
  from (
    select activities.id,
      count(*) filter (where is_expected and due_override is null) as expected,
      count(*) filter (where is_in_time and due_override is null) as in_time,
      coalesce(array_agg(due_override) filter (where is_expected and due_override is not null), '{}') as extended,
      coalesce(array_agg(due_override) filter (where is_in_time and due_override is not null), '{}') as extended_in_time,
      count(*) filter (where status in ('delivered', 'late', 'resubmitted')) as to_grade,
      count(score) filter (where status = 'graded') as graded,
      coalesce(sum(score) filter (where status = 'graded'), 0) as scores
    from activities
    left join (
      select homework.*,
        status <> 'excused' and not (status = 'graded' and attempts = 0) as is_expected,
        status <> 'excused' and attempts > 0 and not is_late as is_in_time
      from homework
      join activities as given on given.id = homework.activity_id
      join school_enrolments on school_enrolments.user_id = homework.user_id
        and school_enrolments.group_id = given.group_id and school_enrolments.until is null
      join users on users.id = homework.user_id and users.deleted_at is null
      where homework.activity_id = any (ids)
    ) as work on work.activity_id = activities.id
    where activities.id = any (ids)
    group by activities.id
  ) as counted
  where homework_counts.activity_id = counted.id;
end $$;
--> statement-breakpoint
create function count_changed_homework() returns trigger language plpgsql as $$
begin
  perform count_homework(array(select distinct activity_id from changed));
  return null;
end $$;
--> statement-breakpoint
create trigger homework_counted_inserted after insert on homework referencing new table as changed
  for each statement execute function count_changed_homework();
--> statement-breakpoint
create trigger homework_counted_updated after update on homework referencing new table as changed
  for each statement execute function count_changed_homework();
--> statement-breakpoint
create trigger homework_counted_deleted after delete on homework referencing old table as changed
  for each statement execute function count_changed_homework();
--> statement-breakpoint
-- Who comes into a group or leaves it, with what they have to do there. A change has both the group of before and that of after.
create function count_homework_of_enrolments() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  select array_agg(distinct homework.activity_id) into ids
  from changed
  join homework on homework.user_id = changed.user_id
  join activities on activities.id = homework.activity_id and activities.group_id = changed.group_id;
  if tg_op = 'UPDATE' then
    select array_agg(distinct homework.activity_id) || ids into ids
    from before
    join homework on homework.user_id = before.user_id
    join activities on activities.id = homework.activity_id and activities.group_id = before.group_id;
  end if;
  perform count_homework(ids);
  return null;
end $$;
--> statement-breakpoint
create trigger school_enrolments_counted_inserted after insert on school_enrolments referencing new table as changed
  for each statement execute function count_homework_of_enrolments();
--> statement-breakpoint
create trigger school_enrolments_counted_updated after update on school_enrolments
  referencing old table as before new table as changed
  for each statement execute function count_homework_of_enrolments();
--> statement-breakpoint
create trigger school_enrolments_counted_deleted after delete on school_enrolments referencing old table as changed
  for each statement execute function count_homework_of_enrolments();
--> statement-breakpoint
create function count_homework_of_users() returns trigger language plpgsql as $$
begin
  perform count_homework(array(
    select distinct homework.activity_id
    from changed
    join before on before.id = changed.id and before.deleted_at is distinct from changed.deleted_at
    join homework on homework.user_id = changed.id));
  return null;
end $$;
--> statement-breakpoint
create trigger users_homework_counted after update on users referencing old table as before new table as changed
  for each statement execute function count_homework_of_users();
--> statement-breakpoint
select count_homework(array(select id from activities));
