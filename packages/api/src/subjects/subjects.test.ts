import { createActivity, duplicateActivity, getActivity, updateActivity } from '@lia/sdk/activities/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import {
  addSubjects,
  createSubject,
  deleteSubject,
  listSubjects,
  restoreSubject,
  updateSubject,
} from '@lia/sdk/subjects/endpoints';
import { MAX_SUBJECTS_ADDED } from '@lia/sdk/subjects/rules';
import { newSubjectsSchema } from '@lia/sdk/subjects/schema';
import { usualSubjects } from '@lia/sdk/subjects/usual';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { type Member, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { subjects } from './tables.ts';

const test = base.extend<{ school: School; other: School }>({
  school: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];
const taken = [409, 'SUBJECT_NAME_TAKEN', []];

const add = async ({ client }: Member, group_id: string, name: string) =>
  (await client.call(createSubject, { body: { group_id, name } })).data;
const namesOf = async ({ client }: Member, groupId: string) =>
  (await client.call(listSubjects, { params: { groupId } })).data.map(({ name }) => name);

describe('subjects of a group', () => {
  test('are added, renamed, deleted and restored by those who reach it', async ({ school, other }) => {
    const { teacher, admin, students } = school;
    const group = await create(teacher, groupOf(school));
    const history = await add(admin, group.id, 'Historia');
    await teacher.client.call(addGroupStudents, { body: { groupId: group.id, students: [students[0].uuid] } });
    const params = { id: history.id };
    const rename = ({ client }: Member, name: string) => client.call(updateSubject, { params, body: { name } });
    const several = ({ client }: Member, names: string[]) =>
      client.call(addSubjects, { params: { groupId: group.id }, body: { names } });
    expect((await rename(teacher, 'Geografía')).data.name).toBe('Geografía');

    // What the group has is left as it is, whatever its case and accents, in the call itself as well.
    const added = await several(teacher, ['GEOGRAFIA', 'Ética', 'etica', 'Artes']);
    expect(added.data.map(({ name }) => name)).toEqual(['Artes', 'Ética', 'Geografía']);
    expect(await several(teacher, ['Artes'])).toMatchObject({ data: added.data });
    expect(await refusal(rename(teacher, 'artes'))).toEqual(taken);
    const tooMany = Array.from({ length: MAX_SUBJECTS_ADDED + 1 }, (_, at) => `Taller ${at}`);
    for (const names of [[], [''], tooMany])
      expect(await refusal(several(teacher, names))).toEqual([422, 'VALIDATION_FAILED', expect.any(Array)]);

    const calls = (member: Member) => [
      () => rename(member, 'Mía'),
      () => several(member, ['Mía']),
      () => member.client.call(listSubjects, { params: { groupId: group.id } }),
      () => member.client.call(deleteSubject, { params }),
      () => member.client.call(restoreSubject, { params }),
      () => add(member, group.id, 'Mía'),
    ];
    for (const stranger of [other.teacher, other.admin])
      for (const call of calls(stranger)) expect(await refusal(call())).toEqual(missing);
    for (const call of calls(students[0])) expect(await refusal(call())).toEqual([403, 'FORBIDDEN', []]);

    await teacher.client.call(deleteSubject, { params });
    expect(await refusal(teacher.client.call(deleteSubject, { params }))).toEqual(missing);
    expect(await refusal(rename(teacher, 'Otra'))).toEqual(missing);
    const again = await add(teacher, group.id, 'geografia');
    expect(await refusal(teacher.client.call(restoreSubject, { params }))).toEqual(taken);
    await teacher.client.call(deleteSubject, { params: { id: again.id } });
    expect((await admin.client.call(restoreSubject, { params })).data.name).toBe('Geografía');
    expect(await namesOf(teacher, group.id)).toEqual(['Artes', 'Ética', 'Geografía']);
  });

  test('are gone for good a month after they were deleted', async ({ api, school }) => {
    const { teacher } = school;
    const { id: group } = await create(teacher, groupOf(school));
    const { id } = await add(teacher, group, 'Taller');
    const deletedAt = new Date(Date.now() - 31 * 86_400_000);
    await api.app.db.update(subjects).set({ deletedAt }).where(eq(subjects.id, id));
    expect(await refusal(teacher.client.call(restoreSubject, { params: { id } }))).toEqual(missing);
  });

  test('stay with their activities, which they count, after they were deleted', async ({ school }) => {
    const { client } = school.teacher;
    const { id: group_id } = await create(school.teacher, groupOf(school));
    const art = await add(school.teacher, group_id, 'Artes');
    const body = {
      name: 'Mural',
      publish_date: '2026-11-20T08:00:00-06:00',
      finish_date: '2026-11-27T08:00:00-06:00',
      is_active: 1,
      subject_id: art.id,
    } as const;
    const make = async () =>
      (await client.call(createActivity, { body: { ...body, group_id }, files: { 'files[]': [] } })).data[0];
    const params = { id: (await make())?.id ?? '' };
    expect((await client.call(listSubjects, { params: { groupId: group_id } })).data).toMatchObject([
      { name: 'Artes', activities: 1 },
    ]);
    await client.call(deleteSubject, { params: { id: art.id } });
    const change = (more: object) =>
      client.call(updateActivity, { params, query: { _method: 'PUT' }, body: { ...body, ...more } });
    expect((await change({ name: 'Mural grande' })).data.subject).toEqual({ id: art.id, name: 'Artes' });
    const copied = await client.call(duplicateActivity, { params, query: {}, idempotencyKey: newIdempotencyKey() });
    expect(copied.data.subject).toEqual({ id: art.id, name: 'Artes' });
    // It is not given to others, nor comes back by them.
    expect(await refusal(make())).toEqual([422, 'VALIDATION_FAILED', ['subject_id']]);
    expect(await namesOf(school.teacher, group_id)).toEqual([]);
    await change({ subject_id: '' });
    expect(await refusal(change({}))).toEqual([422, 'VALIDATION_FAILED', ['subject_id']]);
    expect((await client.call(getActivity, { params })).subject).toBeNull();
  });

  test.for(levels)('that are usual in level %s are added at once in each grade', (level) => {
    for (const grade of gradesOf(level)) {
      const names = usualSubjects(level, grade);
      expect(new Set(names).size).toBe(names.length);
      expect(newSubjectsSchema.isValidSync({ names })).toBe(true);
    }
  });
});
