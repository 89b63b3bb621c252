CREATE TABLE "attendance_days" (
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"present" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"absent" integer DEFAULT 0 NOT NULL,
	"justified" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attendance_days_group_id_day_pk" PRIMARY KEY("group_id","day")
);
--> statement-breakpoint
ALTER TABLE "attendance_days" ADD CONSTRAINT "attendance_days_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Counts the marks of groups on days again. It holds the rows of the days before it counts, as count_homework does.
create function count_attendance() returns trigger language plpgsql as $$
begin
  insert into attendance_days (group_id, day)
  select distinct group_id, day from changed order by group_id, day on conflict do nothing;
  perform 1 from attendance_days
  where (group_id, day) in (select group_id, day from changed) order by group_id, day for update;
  update attendance_days set
    present = counted.present, late = counted.late, absent = counted.absent, justified = counted.justified
  from (
    select days.group_id, days.day,
      count(*) filter (where state = 'present') as present, count(*) filter (where state = 'late') as late,
      count(*) filter (where state = 'absent') as absent, count(*) filter (where state = 'justified') as justified
    from (select distinct group_id, day from changed) as days
    left join attendance on attendance.group_id = days.group_id and attendance.day = days.day
    group by days.group_id, days.day
  ) as counted
  where attendance_days.group_id = counted.group_id and attendance_days.day = counted.day;
  return null;
end $$;
--> statement-breakpoint
create trigger attendance_counted_inserted after insert on attendance referencing new table as changed
  for each statement execute function count_attendance();
--> statement-breakpoint
create trigger attendance_counted_updated after update on attendance referencing new table as changed
  for each statement execute function count_attendance();
--> statement-breakpoint
create trigger attendance_counted_deleted after delete on attendance referencing old table as changed
  for each statement execute function count_attendance();
--> statement-breakpoint
insert into attendance_days (group_id, day, present, late, absent, justified)
select group_id, day, count(*) filter (where state = 'present'), count(*) filter (where state = 'late'),
  count(*) filter (where state = 'absent'), count(*) filter (where state = 'justified')
from attendance group by group_id, day;
