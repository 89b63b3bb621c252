import { addGuardian } from '../accounts/guardianships.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test } from './api.ts';
import { makeSchool, type School } from './groups.ts';
import { type Classroom, makeClassroom } from './homework.ts';

/** A new parent of students. */
export async function guardianOf(api: RunningApi, ...children: Member[]): Promise<Member> {
  const guardian = await api.member('padre');
  await inTransaction(api.app.db, async (tx) => {
    for (const child of children) await addGuardian(tx, guardian.id, child.id);
  });
  return guardian;
}

/** A classroom whose two students have a father; the first one has a mother as well. */
interface Families extends Classroom {
  mother: Member;
  father: Member;
}

/** A test in a classroom with families, beside another school. */
export const familiesTest = test.extend<{ room: Families; other: School }>({
  room: async ({ api }, use) => {
    const room = await makeClassroom(api);
    const [ana, rosa] = room.students;
    await use({ ...room, mother: await guardianOf(api, ana), father: await guardianOf(api, ana, rosa) });
  },
  other: async ({ api }, use) => use(await makeSchool(api)),
});
