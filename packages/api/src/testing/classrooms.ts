import { sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { addManyUsers } from './manyUsers.ts';

/** A secundaria of the size that learning is to bear, and what is measured of it by name. */
export const CLASSROOMS = {
  students: 5000,
  groups: 250,
  activitiesOfGroup: 25,
  schoolDays: 60,
  school: 2001,
  schoolAdmin: 'persona1',
  teacher: 'persona3',
  guardian: 'persona40',
  student: 'persona101',
  /** The first group, which has the student, its last activity, and the child of the guardian. */
  group: '00000000-0000-4000-8000-000000000001',
  activity: '00000000-0000-4000-8000-000000000002',
  child: '00000000-0000-4000-8000-000000000003',
} as const;

const TEACHERS = 25;

/** Adds a school of 5,000 students to a database without people: 125,000 pieces of homework, 100,000 of them delivered. */
export async function fillClassrooms(db: Database): Promise<void> {
  await addManyUsers(db, 100 + CLASSROOMS.students);
  for (const statement of statements) {
    // A machine that measures may be slow: the limit of statements is for those of the product.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql.raw(statement));
    });
  }
  await db.execute(sql`vacuum analyze`);
}

const person = `(select id, substr(username, 8)::int as n from users where username like 'persona%')`;
const group = `(select id, row_number() over (order by name) as n from groups)`;

const statements = [
  `update users set role = case
     when username = '${CLASSROOMS.schoolAdmin}' then array['admin_escuela']
     when substr(username, 8)::int <= ${1 + TEACHERS} then array['maestro']
     when substr(username, 8)::int <= 100 then array['padre'] else array['alumno_secundaria'] end,
     level = 3, grade = 1, password_hash = (select password_hash from users where username = 'admin')
   where username like 'persona%'`,
  `update users set uuid = '${CLASSROOMS.child}' where username = '${CLASSROOMS.student}'`,
  `insert into institutions (id, name, name_key, type, is_active) values (${CLASSROOMS.school}, 'Secundaria Técnica 1', 'secundaria tecnica 1', 'Escuela', true)`,
  `insert into school_members (user_id, school_id, role, since)
   select person.id, ${CLASSROOMS.school}, case when n = 1 then 'schoolAdmin' when n <= ${1 + TEACHERS} then 'teacher' else 'student' end, '2026-08-31'
   from ${person} person where n <= ${1 + TEACHERS} or n > 100`,
  `insert into guardianships (guardian_id, student_id)
   select guardian.id, child.id from ${person} guardian, ${person} child where guardian.n = 40 and child.n in (101, 102, 103)`,
  `insert into sections (school_id, level) values (${CLASSROOMS.school}, 3)`,
  `insert into school_years (school_id, starts_on, ends_on) values (${CLASSROOMS.school}, current_date - 200, current_date + 100)`,
  `insert into school_periods (year_id, name, starts_on, ends_on)
   select id, 'Trimestre ' || i, starts_on + 100 * (i - 1), starts_on + 100 * i - 1 from school_years, generate_series(1, 3) i`,
  `insert into groups (id, section_id, name, grade, teacher_id, year_id)
   select case when i = 1 then '${CLASSROOMS.group}'::uuid else gen_random_uuid() end, sections.id, '1° ' || lpad(i::text, 3, '0'), 1,
     person.id, school_years.id
   from generate_series(1, ${CLASSROOMS.groups}) i, sections, school_years, ${person} person where person.n = 2 + i % ${TEACHERS}`,
  `insert into school_enrolments (user_id, school_id, company_id, level, grade, group_id)
   select person.id, ${CLASSROOMS.school}, ${CLASSROOMS.school}, 3, 1, groups.id from ${person} person, ${group} groups
   where person.n > 100 and groups.n = 1 + (person.n - 101) % ${CLASSROOMS.groups}`,
  `insert into subjects (group_id, name)
   select id, taught from groups, unnest(array['Español', 'Matemáticas', 'Ciencias', 'Historia', 'Artes']) taught`,
  `insert into activities (id, group_id, subject_id, name, publish_date, finish_date, grades_released_at, created_by)
   select case when groups.n = 1 and i = ${CLASSROOMS.activitiesOfGroup} then '${CLASSROOMS.activity}'::uuid else gen_random_uuid() end,
     groups.id, (select id from subjects where group_id = groups.id order by name limit 1 offset i % 5), 'Misión ' || i,
     at - interval '7 days', at, case when i % 2 = 0 and at < now() then at + interval '2 days' end, (select id from users where username = '${CLASSROOMS.teacher}')
   from ${group} groups, generate_series(1, ${CLASSROOMS.activitiesOfGroup}) i,
     lateral (select now() + make_interval(days => 3 + 7 * (i - ${CLASSROOMS.activitiesOfGroup})) as at) times`,
  `insert into homework (activity_id, user_id)
   select activities.id, user_id from activities join school_enrolments on school_enrolments.group_id = activities.group_id on conflict do nothing`,
  `update homework set attempts = 1, delivered_at = finish_date - interval '1 day', is_late = false,
     status = case when n % 5 in (1, 2) then 'delivered' else 'graded' end,
     score = case when n % 5 > 2 then 5 + n % 6 end, scored_date = case when n % 5 > 2 then finish_date end
   from (select id, row_number() over (order by id) as n from homework) numbered, activities
   where numbered.id = homework.id and activities.id = homework.activity_id and n % 5 > 0`,
  `insert into deliveries (homework_id, attempt, delivered_at, is_late, fingerprint, is_own_work)
   select id, 1, delivered_at, false, md5(id::text) || md5(id::text), true from homework where attempts = 1`,
  // A statement for each ten days stays below the time limit of statements.
  ...Array.from(
    { length: CLASSROOMS.schoolDays / 10 },
    (_, tens) => `insert into attendance (group_id, day, user_id, state, marked_by)
   select group_id, current_date - day, user_id, case (day + user_id) % 20 when 0 then 'absent' when 1 then 'late' else 'present' end,
     (select id from users where username = '${CLASSROOMS.teacher}')
   from school_enrolments, generate_series(${10 * tens}, ${10 * tens + 9}) day`,
  ),
];
