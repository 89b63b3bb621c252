import { createGroup } from '@lia/sdk/groups/endpoints';
import type { NewGroup } from '@lia/sdk/groups/schema';
import type { Level } from '@lia/sdk/registrations/rules';
import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import type { Member, RunningApi } from './api.ts';
import { importingSchool } from './imports.ts';

/** A school with who runs it, a teacher, and students of the third grade of primaria. */
export interface School {
  id: number;
  admin: Member;
  teacher: Member;
  students: readonly [Member, Member];
}

export async function join(
  api: RunningApi,
  member: Member,
  schoolId: number,
  role: 'teacher' | 'student',
): Promise<Member> {
  await api.app.db.insert(schoolMembers).values({ userId: member.id, schoolId, role });
  return member;
}

export async function pupil(api: RunningApi, schoolId: number, grade = 3, level: Level = 2): Promise<Member> {
  const student = await join(api, await api.member('alumno'), schoolId, 'student');
  await api.app.db.update(users).set({ level, grade }).where(eq(users.id, student.id));
  return student;
}

export async function makeSchool(api: RunningApi): Promise<School> {
  const { id, admin } = await importingSchool(api);
  const teacher = await join(api, await api.member('maestro'), id, 'teacher');
  return { id, admin, teacher, students: [await pupil(api, id), await pupil(api, id)] };
}

let named = 0;
export const groupOf = ({ id }: Pick<School, 'id'>, change: Partial<NewGroup> = {}): NewGroup => {
  named += 1;
  return { groupName: `Grupo ${named}`, schoolId: id, level: 2, grade: 3, ...change };
};

export const create = async ({ client }: Member, body: NewGroup) => (await client.call(createGroup, { body })).data;
