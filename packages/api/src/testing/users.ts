import type { Role } from '@lia/sdk/accounts/roles';
import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { joinSchool } from '../institutions/members.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Member, RunningApi } from './api.ts';
import { add } from './institutions.ts';

/** A school with who runs it. */
export interface RunSchool {
  id: number;
  name: string;
  director: Member;
}

let schools = 0;

/** Adds a school with a director of its own. */
export async function runSchool(api: RunningApi): Promise<RunSchool> {
  schools += 1;
  const name = `Escuela de personas ${schools}`;
  const { SchoolId: id } = await add(await api.member('admin'), { School: name });
  return { id, name, director: await personIn(api, id, 'director_escuela') };
}

/** Makes a person of a school, who differs from the usual one in what is given. */
export async function personIn(
  api: RunningApi,
  schoolId: number,
  role: Role,
  change: Partial<typeof users.$inferInsert> = {},
): Promise<Member> {
  const person = await api.member(role);
  if (Object.keys(change).length > 0) await api.app.db.update(users).set(change).where(eq(users.id, person.id));
  await inTransaction(api.app.db, (tx) => joinSchool(tx, [{ userId: person.id, schoolId, role: [role] }]));
  return { ...person, username: change.username ?? person.username };
}

/** Makes a child a student of a school of their own. */
export async function studyAtSchool(api: RunningApi, uuid: string): Promise<void> {
  const { SchoolId } = await add(await api.member('admin'), { School: `Colegio ${uuid}` });
  const [row] = await api.app.db.select().from(users).where(eq(users.uuid, uuid));
  const { id, role } = found(row);
  await inTransaction(api.app.db, (tx) => joinSchool(tx, [{ userId: id, schoolId: SchoolId, role }]));
}
