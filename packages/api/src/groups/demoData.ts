import { gradesOf } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { demoInstitutions } from '../institutions/demoInstitutions.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { groups, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';

/** Schools whose students are in groups; those of the others are there to be put into some. */
export const DEMO_GROUP_SCHOOLS: readonly number[] = [301, 302];

/** One group for each grade, with its students; the account `maestro` teaches the first of its school. */
async function writeGroups({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id, levels } of demoInstitutions) {
      if (!DEMO_GROUP_SCHOOLS.includes(id)) continue;
      const teachers = await peopleOf(tx, id, 'teacher');
      const students = await peopleOf(tx, id, 'student');
      // The account that people sign in with has a group with students.
      const [first, ...others] = teachers.toSorted(({ uuid: one }, { uuid: other }) => rank(one) - rank(other));
      for (const level of levels) {
        const section = await sectionOf(tx, id, level);
        for (const grade of gradesOf(level)) {
          const here = students.filter((student) => student.level === level && student.grade === grade);
          const teacher = level === 2 && grade === 4 ? first : others[grade % others.length];
          await writeGroup(tx, { school: id, section, level, grade, teacher: teacher?.id ?? null }, here);
        }
      }
    }
  });
}

const rank = (uuid: string): number => (uuid === demoUuid('maestro') ? 0 : 1);

const peopleOf = (tx: Transaction, schoolId: number, role: 'teacher' | 'student') =>
  tx
    .selectDistinct({ id: users.id, uuid: users.uuid, level: users.level, grade: users.grade })
    .from(users)
    .innerJoin(schoolMembers, eq(schoolMembers.userId, users.id))
    .where(
      and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.role, role), isCurrentMember, isNull(users.deletedAt)),
    )
    .orderBy(asc(users.id));

async function sectionOf(tx: Transaction, schoolId: number, level: number): Promise<string> {
  const id = fixedUuid(`section ${schoolId} ${level}`);
  await tx.insert(sections).values({ id, schoolId, level }).onConflictDoNothing();
  const [section] = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.schoolId, schoolId), eq(sections.level, level)));
  return section?.id ?? id;
}

interface DemoGroup {
  school: number;
  section: string;
  level: number;
  grade: number;
  teacher: number | null;
}

/** The id that a group of the demo data has in every database. */
export const demoGroupId = (school: number, level: number, grade: number): string =>
  fixedUuid(`group ${school} ${level} ${grade}`);

/** Writes a group that is not there yet, with those who are enrolled nowhere in the school. */
async function writeGroup(
  tx: Transaction,
  { school, section, level, grade, teacher }: DemoGroup,
  students: readonly { id: number }[],
): Promise<void> {
  const id = demoGroupId(school, level, grade);
  const added = await tx
    .insert(groups)
    .values({ id, sectionId: section, name: `${grade}° A`, grade, teacherId: teacher })
    .onConflictDoNothing()
    .returning({ id: groups.id });
  if (added.length === 0 || students.length === 0) return;
  await tx
    .insert(schoolEnrolments)
    .values(
      students.map(({ id: userId }) => ({ userId, schoolId: school, companyId: school, level, grade, groupId: id })),
    )
    .onConflictDoNothing();
}

/** Before imports, whose students are in no group. */
export const demoGroups: DemoData = { after: ['people'], write: writeGroups };
