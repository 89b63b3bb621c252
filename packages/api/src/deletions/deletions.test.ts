import { deleteActivity, restoreActivity } from '@lia/sdk/activities/endpoints';
import { createAnnouncement, deleteAnnouncement, restoreAnnouncement } from '@lia/sdk/announcements/endpoints';
import { calendarId } from '@lia/sdk/calendar/calendarId';
import { createCalendarEvent, deleteCalendarEvent, restoreCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { deleteMeeting, restoreMeeting } from '@lia/sdk/classroom/endpoints';
import { listDeletions } from '@lia/sdk/deletions/endpoints';
import { type DeletionKind, RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { deleteGroup, restoreGroup } from '@lia/sdk/groups/endpoints';
import type { Endpoint } from '@lia/sdk/http/endpoint';
import { deleteRecording, restoreRecording } from '@lia/sdk/recordings/endpoints';
import { createResource, deleteResource, restoreResource } from '@lia/sdk/resources/endpoints';
import { createSubject, deleteSubject, restoreSubject } from '@lia/sdk/subjects/endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { activities } from '../activities/tables.ts';
import { type Member, test as base } from '../testing/api.ts';
import { create, groupOf, makeSchool, type School } from '../testing/groups.ts';
import { type Classroom, makeClassroom, setActivity } from '../testing/homework.ts';
import { inMinutes, plan } from '../testing/meetings.ts';
import { add as addRecording, newRecording } from '../testing/recordings.ts';
import { refusal } from '../testing/refusal.ts';

const test = base.extend<{ room: Classroom; other: School }>({
  room: async ({ api }, use) => use(await makeClassroom(api)),
  other: async ({ api }, use) => use(await makeSchool(api)),
});

const of = (id: string) => ({ params: { id } });
const deletions = async ({ client }: Member) => (await client.call(listDeletions)).data;
const kindsOf = async (member: Member) => (await deletions(member)).map(({ kind }) => kind);

type Call = (member: Member, id: string) => Promise<unknown>;

const by =
  (endpoint: Endpoint<{ params: { id: string }; returns: { message: string } }>): Call =>
  ({ client }, id) =>
    client.call(endpoint, of(id));

test('what was deleted is found by who may restore it, and by no one else', async ({ api, room, other }) => {
  const { teacher, admin, groupId } = room;
  const { client } = teacher;
  const text = { title: 'Junta', text: 'El viernes.', acknowledge: 0, students: 0 } as const;
  const announcement = { ...text, audience: 'groups', group_id: groupId } as const;
  const folder = { kind: 'folder', name: 'Solo mía' } as const;
  const recording = newRecording(room, { url: 'https://video.example.mx/clase' });
  const event = {
    calendar: calendarId({ kind: 'group', groupId }),
    title: 'Visita al museo',
    all_day: true,
    starts: '2026-12-01',
    ends: '2026-12-02',
  };
  const calls: Record<DeletionKind, { id: string; title: string; remove: Call; restore: Call }> = {
    activity: {
      id: await setActivity(api, room),
      title: 'Los volcanes',
      remove: by(deleteActivity),
      restore: by(restoreActivity),
    },
    announcement: {
      id: (await client.call(createAnnouncement, { body: announcement })).data.id,
      title: 'Junta',
      remove: by(deleteAnnouncement),
      restore: by(restoreAnnouncement),
    },
    resource: {
      id: (await client.call(createResource, { body: folder })).data.id,
      title: 'Solo mía',
      remove: by(deleteResource),
      restore: by(restoreResource),
    },
    recording: {
      id: (await addRecording(teacher, recording)).id,
      title: 'Fracciones',
      remove: by(deleteRecording),
      restore: by(restoreRecording),
    },
    meeting: {
      id: (await plan(teacher, inMinutes(600, room))).id,
      title: 'Fracciones',
      remove: by(deleteMeeting),
      restore: by(restoreMeeting),
    },
    event: {
      id: (await client.call(createCalendarEvent, { body: event })).data.id,
      title: 'Visita al museo',
      remove: ({ client: own }, id) =>
        own.call(deleteCalendarEvent, { ...of(id), query: { scope: 'all', version: 1 } }),
      restore: ({ client: own }, id) => own.call(restoreCalendarEvent, { ...of(id), body: {} }),
    },
    subject: {
      id: (await client.call(createSubject, { body: { group_id: groupId, name: 'Ciencias' } })).data.id,
      title: 'Ciencias',
      remove: by(deleteSubject),
      restore: by(restoreSubject),
    },
    group: {
      id: (await create(teacher, groupOf(room, { groupName: 'Quinto' }))).id,
      title: 'Quinto',
      remove: by(deleteGroup),
      restore: by(restoreGroup),
    },
  };
  const kinds = Object.keys(calls);
  expect(await deletions(teacher)).toEqual([]);
  for (const { id, remove } of Object.values(calls)) await remove(teacher, id);

  const found = await deletions(teacher);
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  expect(found).toEqual(found.toSorted((a, b) => (a.deleted_at < b.deleted_at ? 1 : -1)));
  for (const { kind, id, title, deleted_at, restorable_until } of found) {
    expect([id, title]).toEqual([calls[kind].id, calls[kind].title]);
    expect(Date.parse(restorable_until) - Date.parse(deleted_at)).toBe(RESTORE_DAYS * 86_400_000);
  }
  expect(found.find(({ kind }) => kind === 'activity')?.group).toMatch(/^Grupo/);
  // A folder of one's own is no one else's.
  expect((await kindsOf(admin)).toSorted()).toEqual(kinds.filter((kind) => kind !== 'resource').toSorted());
  for (const stranger of [other.teacher, other.admin]) expect(await deletions(stranger)).toEqual([]);
  for (const role of ['alumno', 'padre', 'admin'] as const)
    expect(await refusal(deletions(await api.member(role)))).toEqual([403, 'FORBIDDEN', []]);

  for (const { id, restore } of Object.values(calls)) await restore(teacher, id);
  expect(await deletions(teacher)).toEqual([]);
});

test('nothing is found whose time is over, nor what a deleted folder has in it', async ({ api, room }) => {
  const { teacher } = room;
  const id = await setActivity(api, room);
  await teacher.client.call(deleteActivity, of(id));
  const ago = (days: number) =>
    api.app.db
      .update(activities)
      .set({ deletedAt: sql`now() - make_interval(secs => ${days * 86_400})` })
      .where(eq(activities.id, id));
  await ago(RESTORE_DAYS - 0.01);
  expect(await kindsOf(teacher)).toEqual(['activity']);
  await ago(RESTORE_DAYS + 0.01);
  expect(await kindsOf(teacher)).toEqual([]);

  const add = async (name: string, parent_id?: string) =>
    (
      await teacher.client.call(createResource, {
        body: { kind: 'folder', name, ...(parent_id !== undefined && { parent_id }) },
      })
    ).data.id;
  const outer = await add('Primer trimestre');
  const inner = await add('Lecturas', outer);
  await teacher.client.call(deleteResource, of(inner));
  await teacher.client.call(deleteResource, of(outer));
  expect((await deletions(teacher)).map(({ title }) => title)).toEqual(['Primer trimestre']);
});
