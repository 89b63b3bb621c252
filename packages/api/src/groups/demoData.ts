import { gradesOf, PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { type Classroom, demoAccounts, demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { registeredStudents } from '../guardians/tables.ts';
import { demoInstitutions } from '../institutions/demoInstitutions.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { groups, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';

/** Schools whose students are in groups; those of the others are there to be put into some. */
export const DEMO_GROUP_SCHOOLS: readonly number[] = [301, 302, PUBLIC_SCHOOL_ID];

interface DemoGroup extends Classroom {
  id: string;
  school: number;
  /** The username of the account that teaches it; null for another teacher of the school. */
  teacher: string | null;
}

/** The id that a group of the demo data has in every database. */
export const demoGroupId = (school: number, level: number, grade: number): string =>
  fixedUuid(`group ${school} ${level} ${grade}`);

/** One group for each grade of a school; where people register on their own, those of the accounts alone. */
const demoGroupList: readonly DemoGroup[] = DEMO_GROUP_SCHOOLS.flatMap((school) => {
  const taught = demoAccounts.flatMap(({ username, schoolId, teaches }) =>
    schoolId === school && teaches ? [{ teacher: username, ...teaches }] : [],
  );
  const { levels } = demoInstitutions.find(({ id }) => id === school) ?? { levels: [] };
  const others = (school === PUBLIC_SCHOOL_ID ? [] : levels)
    .flatMap((level) => gradesOf(level).map((grade) => ({ teacher: null, level, grade })))
    .filter(({ level, grade }) => !taught.some((one) => one.level === level && one.grade === grade));
  return [...taught, ...others].map((group) => ({
    ...group,
    school,
    id: demoGroupId(school, group.level, group.grade),
  }));
});

export const demoGroupIds: readonly string[] = demoGroupList.map(({ id }) => id);

/** The groups with their students. */
async function writeGroups({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const school of DEMO_GROUP_SCHOOLS) {
      const teachers = await peopleOf(tx, school, 'teacher');
      const students = await peopleOf(tx, school, 'student');
      const accounts = new Set(demoAccounts.map(({ username }) => demoUuid(username)));
      const others = teachers.filter(({ uuid }) => !accounts.has(uuid));
      for (const group of demoGroupList.filter((one) => one.school === school)) {
        const { level, grade, teacher: username } = group;
        const here = students.filter((student) => student.level === level && student.grade === grade);
        const teacher =
          username === null ? others[grade % others.length] : teachers.find(({ uuid }) => uuid === demoUuid(username));
        await writeGroup(tx, group, teacher?.id ?? null, here);
      }
    }
  });
}

const peopleOf = (tx: Transaction, schoolId: number, role: 'teacher' | 'student') =>
  tx
    .selectDistinct({
      id: users.id,
      uuid: users.uuid,
      level: users.level,
      grade: users.grade,
      dependent: users.dependent,
    })
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

/** Writes a group that is not there yet, with those who are enrolled nowhere in the school. */
async function writeGroup(
  tx: Transaction,
  { id, school, level, grade }: DemoGroup,
  teacherId: number | null,
  students: readonly { id: number; dependent: boolean }[],
): Promise<void> {
  const added = await tx
    .insert(groups)
    .values({ id, sectionId: await sectionOf(tx, school, level), name: `${grade}° A`, grade, teacherId })
    .onConflictDoNothing()
    .returning({ id: groups.id });
  if (added.length === 0 || students.length === 0) return;
  await tx
    .insert(schoolEnrolments)
    .values(
      students.map(({ id: userId }) => ({ userId, schoolId: school, companyId: school, level, grade, groupId: id })),
    )
    .onConflictDoNothing();
  const registered = school === PUBLIC_SCHOOL_ID ? students.filter(({ dependent }) => dependent) : [];
  if (teacherId === null || registered.length === 0) return;
  await tx
    .insert(registeredStudents)
    .values(registered.map(({ id: studentId }) => ({ studentId, registeredBy: teacherId, groupId: id })))
    .onConflictDoNothing();
}

/** Before imports, whose students are in no group. */
export const demoGroups: DemoData = { after: ['people'], write: writeGroups };
