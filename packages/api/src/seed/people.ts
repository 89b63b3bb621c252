import { gradesOf, studentRoleOf } from '@lia/sdk/registrations/rules';
import { inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { fixedUuid } from './fixedUuid.ts';
import { type DemoInstitution, demoInstitutions } from './institutions.ts';
import { fullName, handleOf } from './names.ts';

type NewUser = typeof users.$inferInsert;

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
  // Nobody asks children to confirm theirs.
  emailVerifiedAt: account.tutor === null ? new Date() : null,
  ...account.classroom,
});

/** The people of the schools, who make "usuarios actuales" say something. */
function crowd(passwordHash: string): NewUser[] {
  const people: NewUser[] = [];
  for (const school of demoInstitutions) {
    for (let n = 0; n < school.students + school.teachers; n += 1) {
      const person = fullName(demoAccounts.length + people.length);
      const username = `${handleOf(person)}.${school.id}`;
      people.push({
        uuid: uuidOf(username),
        username,
        email: `${username}@demo.lia.example`,
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

/** Writes everybody who is not there yet; one password hash serves them all. */
export async function seedPeople(tx: Transaction, passwordHash: string): Promise<void> {
  const independent = demoAccounts.filter(({ tutor }) => tutor === null);
  const people = [...independent.map((account) => accountOf(account, passwordHash)), ...crowd(passwordHash)];
  await tx.insert(users).values(people).onConflictDoNothing();

  const children = demoAccounts.flatMap((account) =>
    account.tutor === null ? [] : [{ account, tutor: account.tutor }],
  );
  const tutors = await tx
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(
      inArray(
        users.uuid,
        children.map(({ tutor }) => uuidOf(tutor)),
      ),
    );
  const idOf = new Map(tutors.map(({ id, uuid }) => [uuid, id]));
  await tx
    .insert(users)
    .values(
      children.map(({ account, tutor }) => ({
        ...accountOf(account, passwordHash),
        tutorId: idOf.get(uuidOf(tutor)) ?? null,
      })),
    )
    .onConflictDoNothing();
}
