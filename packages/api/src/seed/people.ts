import { gradesOf, studentRoleOf } from '@lia/sdk/registrations/rules';
import { inArray } from 'drizzle-orm';

import { addGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { joinSchool } from '../institutions/members.ts';
import type { Transaction } from '../platform/database.ts';
import { type DemoAccount, demoAccounts } from '../accounts/demoAccounts.ts';
import { fixedUuid } from './fixedUuid.ts';
import { type DemoInstitution, demoInstitutions } from '../institutions/demoInstitutions.ts';
import { fullName, handleOf } from '../accounts/demoNames.ts';

type NewUser = typeof users.$inferInsert & { uuid: string; role: string[]; schoolId: number | null };

/** The id that a demo account has in every database. */
export const uuidOf = (username: string): string => fixedUuid(`user ${username}`);

const accountOf = (account: DemoAccount, passwordHash: string): NewUser => ({
  uuid: uuidOf(account.username),
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
        uuid: uuidOf(username),
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
export async function seedPeople(tx: Transaction, passwordHash: string): Promise<void> {
  await insertPeople(tx, [...demoAccounts.map((account) => accountOf(account, passwordHash)), ...crowd(passwordHash)]);

  const families = demoAccounts.flatMap(({ username, guardians }) =>
    guardians.map((guardian) => ({ student: uuidOf(username), guardian: uuidOf(guardian) })),
  );
  const named = families.flatMap(({ student, guardian }) => [student, guardian]);
  const found = await tx.select({ id: users.id, uuid: users.uuid }).from(users).where(inArray(users.uuid, named));
  const idOf = new Map(found.map(({ id, uuid }) => [uuid, id]));
  for (const { student, guardian } of families) {
    const [studentId, guardianId] = [idOf.get(student), idOf.get(guardian)];
    if (studentId !== undefined && guardianId !== undefined) await addGuardian(tx, guardianId, studentId);
  }
}
