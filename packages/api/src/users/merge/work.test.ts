import { createAnnouncement, listAnnouncements } from '@lia/sdk/announcements/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { createResource, getElements } from '@lia/sdk/resources/endpoints';
import { mergeUsers, previewMerge } from '@lia/sdk/users/endpoints';
import type { MergePreview } from '@lia/sdk/users/merge';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../../accounts/tables.ts';
import { type Member, type RunningApi, test } from '../../testing/api.ts';
import { join } from '../../testing/groups.ts';
import { guardianOf } from '../../testing/guardians.ts';
import { type Classroom, deliverFiles, homeworkIdOf, makeClassroom, setActivity } from '../../testing/homework.ts';
import { emailsTo } from '../../testing/mail.ts';

/** Merges as it is previewed, and answers the preview. */
async function merge(api: RunningApi, kept: Member, merged: Member): Promise<MergePreview> {
  const { client } = await api.member('admin');
  const params = { id: kept.uuid, other: merged.uuid };
  const preview = await client.call(previewMerge, { params });
  await client.call(mergeUsers, { params, body: { version: preview.version, keep: {}, confirmed: preview.conflicts } });
  return preview;
}

const deliver = async (api: RunningApi, activity: string, student: Member): Promise<void> => {
  await deliverFiles(api, await homeworkIdOf(api, activity, student), [], ['https://example.com/dibujo']);
};

const statusesOf = async ({ client }: Member): Promise<Record<string, string>> => {
  const rows = await client.call(listHomework, { query: {} });
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
};

/** Two activities of the classroom, the first of which the merged account delivers. */
async function workOf(api: RunningApi, room: Classroom): Promise<[delivered: string, waiting: string]> {
  const ids = [
    await setActivity(api, room, { name: 'Mapa' }),
    await setActivity(api, room, { name: 'Dictado' }),
  ] as const;
  await deliver(api, ids[0], room.students[1]);
  return [...ids];
}

test('a student keeps what either account delivered', async ({ api }) => {
  const room = await makeClassroom(api);
  const [kept, merged] = room.students;
  await workOf(api, room);

  const { conflicts, moves } = await merge(api, kept, merged);

  expect(conflicts).not.toContain('work');
  expect(moves).toContainEqual({ rows: 'homework', count: 1 });
  expect(await statusesOf(kept)).toEqual({ Mapa: 'delivered', Dictado: 'toDo' });
});

test('work of both accounts of a student is confirmed, and that of the kept one stays', async ({ api }) => {
  const room = await makeClassroom(api);
  const [kept, merged] = room.students;
  const [delivered, waiting] = await workOf(api, room);
  await deliver(api, delivered, kept);
  await deliver(api, waiting, merged);
  const own = await homeworkIdOf(api, delivered, kept);

  expect((await merge(api, kept, merged)).conflicts).toContain('work');

  expect(await homeworkIdOf(api, delivered, kept)).toBe(own);
  expect(await statusesOf(kept)).toEqual({ Mapa: 'delivered', Dictado: 'delivered' });
});

test('a teacher keeps the announcements and resources of either account', async ({ api }) => {
  const room = await makeClassroom(api);
  const kept = await join(api, await api.member('maestro'), room.id, 'teacher');
  const { client } = room.teacher;
  const body = {
    title: 'Junta',
    text: 'A las 8:00',
    acknowledge: 0,
    students: 0,
    audience: 'groups',
    group_id: room.groupId,
  } as const;
  await client.call(createAnnouncement, { body });
  await client.call(createResource, { body: { kind: 'folder', name: 'Planeaciones' } });

  const { moves } = await merge(api, kept, room.teacher);

  expect(moves).toContainEqual({ rows: 'announcements', count: 1 });
  expect(moves).toContainEqual({ rows: 'resources', count: 1 });
  expect(await kept.client.call(listAnnouncements, { query: {} })).toMatchObject([{ title: 'Junta' }]);
  const { data } = await kept.client.call(getElements, { body: { id: 'all' } });
  expect(data.map(({ name }) => name)).toContain('Planeaciones');
});

test('the owner of two accounts is notified of the username that stays, and of its password', async ({ api }) => {
  const [kept, merged] = [await api.member('maestro'), await api.member('maestro')];
  const email = `${kept.username}@example.com`;
  await api.app.db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, kept.id));

  await merge(api, kept, merged);

  const [notice, ...more] = await emailsTo(api, email);
  expect(notice?.subject).toBe('Unimos tus dos cuentas de LIA');
  expect(notice?.text).toContain(kept.username);
  const sentence = 'La contraseña es la que ya usabas con este usuario.';
  expect(notice?.text).toContain(sentence);
  expect(more).toEqual([]);
  const { data } = await kept.client.call(listNotifications, { query: {} });
  expect(data).toMatchObject([{ kind: 'security', detail: expect.stringContaining(sentence) }]);
});

test('guardians of a student of two accounts are notified of the one that stays', async ({ api }) => {
  const room = await makeClassroom(api);
  const [kept, merged] = room.students;
  const guardians = [await guardianOf(api, kept), await guardianOf(api, merged)];

  await merge(api, kept, merged);

  for (const { client } of guardians) {
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await client.call(listNotifications, { query: {} });
    expect(data).toMatchObject([
      {
        title: 'Unimos las dos cuentas de Ana',
        detail: expect.stringContaining('La contraseña es la que ya usaba con ese usuario.'),
        path: `/apps/children/${kept.uuid}`,
        kind: 'guardianship',
      },
    ]);
  }
});
