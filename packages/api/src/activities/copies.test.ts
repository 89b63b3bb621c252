import {
  copyActivities,
  createActivity,
  downloadActivityFile,
  listActivities,
  listCopySources,
} from '@lia/sdk/activities/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createSubject, listSubjects } from '@lia/sdk/subjects/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { groups } from '../institutions/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';

const test = base.extend<{ school: School; other: School }>({
  school: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];
const refused = (...fields: string[]) => [422, 'VALIDATION_FAILED', fields];
const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();

async function set({ client }: Member, group_id: string, name: string, subject_id?: string) {
  const dates = { publish_date: days(-30), finish_date: days(-27), cutoff_date: days(-26) };
  const file = new File([new Uint8Array(demoLogo())], 'ficha.png', { type: 'image/png' });
  const body = { group_id, name, ...dates, is_active: 1, ...(subject_id && { subject_id }) } as const;
  const { data } = await client.call(createActivity, { body, files: { 'files[]': [file] } });
  return data[0]?.id ?? '';
}

/** A group of last year with two activities, of which one has a subject. */
async function lastYear(api: RunningApi, { teacher, ...school }: School) {
  const group = await create(teacher, groupOf(school));
  const subject = (await teacher.client.call(createSubject, { body: { group_id: group.id, name: 'Ciencias' } })).data;
  const ids = [await set(teacher, group.id, 'El agua', subject.id), await set(teacher, group.id, 'La luz')] as const;
  await api.app.db.update(groups).set({ endedAt: new Date() }).where(eq(groups.id, group.id));
  return { group, ids };
}

const copy = ({ client }: Member, group_ids: string[], ids: readonly string[], more: object = {}) => {
  const dates = { publish_date: days(-1), finish_date: days(6), cutoff_date: days(8) };
  const body = { group_ids, is_active: 1 as const, activities: ids.map((id) => ({ id, ...dates, ...more })) };
  const idempotencyKey = newIdempotencyKey();
  const send = () => client.call(copyActivities, { body, idempotencyKey });
  return { send, dates };
};

describe('activities of a school year that is over', () => {
  test('are found by their teacher and school, and copied once with files, subject and dates', async ({
    api,
    school,
    other,
  }) => {
    const { teacher, admin, students } = school;
    const { group: old, ids } = await lastYear(api, school);
    const [first, second] = [await create(teacher, groupOf(school)), await create(teacher, groupOf(school))];
    await teacher.client.call(addGroupStudents, { body: { groupId: first.id, students: [students[0].uuid] } });
    const past = async ({ client }: Member, query: object = {}) =>
      (await client.call(listActivities, { query: { past: 1, group_id: old.id, ...query } })).map(({ name }) => name);
    for (const reader of [teacher, admin]) {
      expect((await past(reader)).toSorted()).toEqual(['El agua', 'La luz']);
      const { data } = await reader.client.call(listCopySources, {});
      expect(data.find(({ id }) => id === old.id)).toMatchObject({
        is_past: true,
        activities: 2,
        level: 2,
        year: null,
      });
    }
    expect(await teacher.client.call(listActivities, { query: { group_id: old.id } })).toEqual([]);
    expect(await past(teacher, { group_id: first.id })).toEqual([]);
    for (const stranger of [other.teacher, other.admin]) {
      expect(await past(stranger)).toEqual([]);
      const { data } = await stranger.client.call(listCopySources, {});
      expect(data.map(({ id }) => id)).not.toContain(old.id);
    }
    expect(await refusal(students[0].client.call(listCopySources, {}))).toEqual([403, 'FORBIDDEN', []]);

    const { send, dates } = copy(teacher, [first.id, second.id], ids);
    await Promise.all([send(), send()].map((sent) => sent.catch(() => undefined)));
    await send();
    for (const { id } of [first, second]) {
      const copies = await teacher.client.call(listActivities, { query: { group_id: id } });
      expect(Object.fromEntries(copies.map(({ name, subject }) => [name, subject?.name]))).toEqual({
        'El agua': 'Ciencias',
        'La luz': undefined,
      });
      for (const one of copies) {
        expect(one).toMatchObject({ ...dates, is_active: 1, files: [{ name: 'ficha.png' }] });
        const filename = one.files[0]?.path ?? '';
        expect((await teacher.client.call(downloadActivityFile, { body: { filename } })).size).toBe(demoLogo().length);
      }
      expect((await teacher.client.call(listSubjects, { params: { groupId: id } })).data).toMatchObject([
        { name: 'Ciencias', activities: 1 },
      ]);
    }
    const todo = await students[0].client.call(listHomework, { query: { group_id: first.id } });
    expect(todo.map(({ name, status }) => [name, status])).toEqual(expect.arrayContaining([['La luz', 'toDo']]));
  });

  test('are copied all or not at all, into groups of today alone', async ({ api, school, other }) => {
    const { teacher } = school;
    const { group: old, ids } = await lastYear(api, school);
    const now = await create(teacher, groupOf(school));
    const theirs = await create(other.teacher, groupOf(other));
    const foreign = await set(other.teacher, theirs.id, 'Ajena');
    const attempt = (...[groupIds, of, more]: [string[], readonly string[], object?]) =>
      refusal(copy(teacher, groupIds, of, more).send());
    expect(await attempt([now.id], [ids[0], foreign])).toEqual(missing);
    expect(await attempt([now.id, theirs.id], ids)).toEqual(missing);
    expect(await attempt([old.id], ids)).toEqual(missing);
    expect(await refusal(copy(other.teacher, [theirs.id], ids).send())).toEqual(missing);
    expect(await refusal(copy(school.students[0], [now.id], ids).send())).toEqual([403, 'FORBIDDEN', []]);
    expect(await attempt([now.id, now.id.toUpperCase()], ids)).toEqual(refused('group_ids'));
    expect(await attempt([now.id], [ids[0], ids[0]])).toEqual(refused('activities'));
    expect(await attempt([], ids)).toEqual(refused('group_ids'));
    expect(await attempt([now.id], ids, { finish_date: days(-2) })).toEqual(
      refused('activities[0].finish_date', 'activities[1].finish_date'),
    );
    expect(await teacher.client.call(listActivities, { query: { group_id: now.id } })).toEqual([]);
  });
});
