import { may } from '@lia/sdk/accounts/permissions';
import { gradesOf, PUBLIC_SCHOOL_ID, studentRoleOf } from '@lia/sdk/registrations/rules';
import { and, inArray, isNotNull, not } from 'drizzle-orm';

import {
  type Classroom,
  companyAccount,
  type DemoAccount,
  DEMO_PASSWORD,
  demoAccounts,
  demoUuid,
} from '../accounts/demoAccounts.ts';
import { fullName, handleOf } from '../accounts/demoNames.ts';
import { addGuardian } from '../accounts/guardianships.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { recordDemoConsents } from '../consents/demoData.ts';
import { type DemoInstitution, demoInstitutions } from '../institutions/demoInstitutions.ts';
import { joinSchool } from '../institutions/members.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';

type NewUser = typeof users.$inferInsert & { uuid: string; role: string[]; schoolId: number | null };

const accountOf = (account: DemoAccount, passwordHash: string): NewUser => ({
  uuid: demoUuid(account.username),
  username: account.username,
  email: `${account.username}@demo.lia.example`,
  passwordHash,
  name: account.name,
  lastName: account.last_name,
  role: account.role === null ? [] : [account.role],
  schoolId: account.schoolId,
  dependent: account.guardians.length > 0,
  // Children are not asked to confirm theirs.
  emailVerifiedAt: account.guardians.length > 0 ? null : new Date(),
  ...account.classroom,
});

/** The people of the schools, counted as "usuarios actuales". */
function crowd(passwordHash: string): NewUser[] {
  const people: NewUser[] = [];
  for (const school of demoInstitutions) {
    for (let n = 0; n < school.students + school.teachers; n += 1) {
      const person = fullName(demoAccounts.length + people.length);
      const username = `${handleOf(person)}.${school.id}`;
      people.push({
        uuid: demoUuid(username),
        username,
        // Students of a school need no address of their own.
        email: n < school.students ? null : `${username}@demo.lia.example`,
        passwordHash,
        name: person.name,
        lastName: person.last_name,
        schoolId: school.id,
        ...(n < school.students ? studentAt(school, n) : { role: ['maestro'] }),
      });
    }
  }
  return people;
}

/** How many students a group has that one of the accounts teaches, at the least. */
const CLASS_SIZE = 6;

interface Place extends Classroom {
  schoolId: number;
}

const areIn = (people: readonly NewUser[], { schoolId, level, grade }: Place): readonly NewUser[] =>
  people.filter((one) => one.schoolId === schoolId && one.level === level && one.grade === grade);

/** The groups that the accounts teach, and grades of their school that none of the people above is in. */
function placesToFill(people: readonly NewUser[]): Place[] {
  const taught = demoAccounts.flatMap(({ teaches, schoolId }) =>
    teaches === null || schoolId === null ? [] : [{ ...teaches, schoolId }],
  );
  const schools = new Set(taught.map(({ schoolId }) => schoolId));
  const grades = demoInstitutions
    .filter(({ id }) => id !== PUBLIC_SCHOOL_ID && schools.has(id))
    .flatMap(({ id, levels }) =>
      levels.flatMap((level) => gradesOf(level).map((grade) => ({ level, grade, schoolId: id }))),
    );
  return [...taught, ...grades.filter((place) => areIn(people, place).length === 0)];
}

/** Students of the groups that the accounts teach, where few of the people above are in them, and of the grades without any. */
function classmates(people: readonly NewUser[], passwordHash: string): NewUser[] {
  const added: NewUser[] = [];
  for (const place of placesToFill(people)) {
    const { schoolId, level, grade } = place;
    for (let n = areIn([...people, ...added], place).length; n < CLASS_SIZE; n += 1) {
      const person = fullName(people.length + added.length);
      const username = `${handleOf(person)}.${schoolId}`;
      added.push({
        uuid: demoUuid(username),
        username,
        email: null,
        passwordHash,
        name: person.name,
        lastName: person.last_name,
        schoolId,
        role: [studentRoleOf(level)],
        // The teacher registered them, and a guardian is to answer for them.
        dependent: schoolId === PUBLIC_SCHOOL_ID,
        level,
        grade,
      });
    }
  }
  return added;
}

function studentAt({ levels }: DemoInstitution, n: number): Pick<NewUser, 'role' | 'level' | 'grade'> {
  const level = levels[n % levels.length] ?? levels[0];
  const grades = gradesOf(level);
  return { role: [studentRoleOf(level)], level, grade: grades[n % grades.length] ?? 1 };
}

/** Writes accounts that are not there yet, with their schools. */
async function insertPeople(tx: Transaction, people: NewUser[]): Promise<void> {
  const added = await tx
    .insert(users)
    .values(people.map(({ schoolId: _school, ...account }) => account))
    .onConflictDoNothing()
    .returning({ id: users.id, uuid: users.uuid });
  const idOf = new Map(added.map(({ id, uuid }) => [uuid, id]));
  const members = people.flatMap(({ uuid, role, schoolId }) => {
    const userId = idOf.get(uuid);
    return userId === undefined || schoolId === null ? [] : [{ userId, schoolId, role }];
  });
  await joinSchool(tx, members);
}

/** Writes everybody who is not there yet; one password hash serves them all. */
export async function seedPeople({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  const passwordHash = await hashPassword(config, DEMO_PASSWORD);
  const known = [...demoAccounts.map((account) => accountOf(account, passwordHash)), ...crowd(passwordHash)];
  const people = [...known, ...classmates(known, passwordHash), accountOf(companyAccount, passwordHash)];
  await inTransaction(db, async (tx) => {
    await insertPeople(tx, people);
    await insertGuardians(tx);
  });
  await recordAccountConsents(
    db,
    people.map(({ username }) => username),
  );
}

/** Records what the accounts of these usernames agreed to, where they are asked for it. */
export async function recordAccountConsents(
  db: Database,
  usernames: readonly string[],
  given: (username: string) => boolean = () => true,
): Promise<void> {
  const found = await db
    .select({ id: users.id, role: users.role, username: users.username, at: users.createdAt })
    .from(users)
    .where(and(inArray(users.username, [...usernames]), isNotNull(users.email), not(users.dependent)));
  await recordDemoConsents(
    db,
    found
      .filter(({ role }) => may({ role }, 'consents.give'))
      .map(({ id, username, at }) => ({ kind: 'user', id, given: given(username), at })),
  );
}

/** Links the demo accounts of students with those of their parents. */
async function insertGuardians(tx: Transaction): Promise<void> {
  const families = demoAccounts.flatMap(({ username, guardians }) =>
    guardians.map((guardian) => ({ student: demoUuid(username), guardian: demoUuid(guardian) })),
  );
  const named = families.flatMap(({ student, guardian }) => [student, guardian]);
  const found = await tx.select({ id: users.id, uuid: users.uuid }).from(users).where(inArray(users.uuid, named));
  const idOf = new Map(found.map(({ id, uuid }) => [uuid, id]));
  for (const { student, guardian } of families) {
    const [studentId, guardianId] = [idOf.get(student), idOf.get(guardian)];
    if (studentId !== undefined && guardianId !== undefined) await addGuardian(tx, guardianId, studentId);
  }
}
