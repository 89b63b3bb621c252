import {
  changeMessage,
  countUnreadConversations,
  getConversation,
  getMessageFile,
  listContacts,
  listConversations,
  listMessages,
  readConversation,
  sendMessage,
  setOfficeHours,
  startConversation,
  withdrawMessage,
} from '@lia/sdk/conversations/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { type OfficeDay, weekdays } from '@lia/sdk/conversations/hours';
import { MESSAGE_PAGE, MESSAGES_PER_HOUR } from '@lia/sdk/conversations/rules';
import type { NewMessage, OfficeHoursChange } from '@lia/sdk/conversations/schema';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { notifications } from '../accounts/notifications/tables.ts';
import { guardianships } from '../accounts/tables.ts';
import { groups, schoolMembers } from '../institutions/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { attempts } from '../platform/tables.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { create, groupOf } from '../testing/groups.ts';
import { familiesTest as test, guardianOf } from '../testing/guardians.ts';
import { refusal } from '../testing/refusal.ts';
import { notifyOfMessages } from './notices.ts';
import { messages, messageVersions } from './tables.ts';

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];
const picture = new File([new Uint8Array(demoLogo())], 'receta.png');

const begin = async ({ client }: Member, student: Member, school_id: number, group_id?: string) =>
  (
    await client.call(startConversation, {
      body: { student: student.uuid, school_id, ...(group_id !== undefined && { group_id }) },
    })
  ).data;
const write = async ({ client }: Member, id: string, text: string, change: Partial<NewMessage> = {}) =>
  (await client.call(sendMessage, { params: { id }, body: { text, urgent: 0, ...change } })).data;
const read = async ({ client }: Member, id: string) =>
  (await client.call(listMessages, { params: { id }, query: {} })).data;
const textsOf = async (reader: Member, id: string) => (await read(reader, id)).map(({ text }) => text);
const listed = async ({ client }: Member, query = {}) => (await client.call(listConversations, { query })).data;
const unread = async ({ client }: Member) => (await client.call(countUnreadConversations)).data;
const see = ({ client }: Member, id: string, through: string) =>
  client.call(readConversation, { params: { id }, body: { through } });

const noticesOf = async (api: RunningApi, { id: userId }: Member) => {
  const rows = await api.app.db
    .select({ data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'message')));
  return rows.map(({ data }) => data);
};

test('a teacher and both parents of a student write to each other, and see who has read', async ({ api, room }) => {
  const { teacher, mother, father, admin, students, id: schoolId, groupId } = room;
  const [ana] = students;
  expect((await teacher.client.call(listContacts, { query: { student: ana.uuid } })).data).toMatchObject([
    { group: { id: groupId }, school: { id: schoolId } },
  ]);
  const { id, ...details } = await begin(teacher, ana, schoolId, groupId);
  expect(details).toMatchObject({ side: 'teacher', open: true, opens_at: null, may_be_urgent: false });
  expect(details.people.map(({ side }) => side)).toEqual(['family', 'family', 'teacher', 'school']);
  // Begun, and nothing written: there is nothing to list.
  expect(await listed(mother)).toEqual([]);
  const first = await write(teacher, id, 'Ana se sintió mal.\n¿Pueden venir?');
  // The same conversation, from either side.
  expect((await begin(father, ana, schoolId, groupId)).id).toBe(id);
  expect(await listed(mother)).toMatchObject([
    { id, side: 'family', unread: 1, last: { text: first.text, mine: false, files: 0 }, student: { uuid: ana.uuid } },
  ]);
  expect([await unread(mother), await unread(father), await unread(teacher)]).toEqual([1, 1, 0]);
  await see(mother, id, first.id);
  await see(mother, id, first.id);
  expect([await unread(mother), await unread(father)]).toEqual([0, 1]);
  const answer = await write(mother, id, 'Voy por ella');
  expect(await textsOf(father, id)).toEqual([first.text, 'Voy por ella']);
  expect(await listed(teacher, { unread: true })).toMatchObject([{ id, unread: 1 }]);
  await see(father, id, answer.id);
  const [seenFirst, seenAnswer] = await read(teacher, id);
  expect(seenFirst?.seen.map(({ side }) => side)).toEqual(['family', 'family']);
  // Who has read what another family member wrote is for that one.
  expect(seenAnswer?.seen).toEqual([]);
  expect((await read(mother, id))[1]?.seen).toMatchObject([{ side: 'family' }]);
  // The school reads all of it, and is not notified of it.
  expect(await textsOf(admin, id)).toHaveLength(2);
  expect(await unread(admin)).toBe(0);
  expect(await listed(admin, { q: 'lópez' })).toHaveLength(1);
  expect(await listed(admin, { q: 'otra' })).toEqual([]);
  expect(await listed(admin, { group_id: groupId })).toHaveLength(1);
  expect(await listed(admin, { group_id: id })).toEqual([]);
  const noticed = await noticesOf(api, mother);
  expect(noticed).toEqual([]);
});

test('a family writes to the school, which answers, also about what is urgent', async ({ room }) => {
  const { mother, admin, teacher, students, id: schoolId } = room;
  const [ana] = students;
  const { data: contacts } = await mother.client.call(listContacts, { query: { student: ana.uuid } });
  expect(contacts.map(({ group }) => group === null)).toEqual([false, true]);
  const { id } = await begin(mother, ana, schoolId);
  expect(await refusal(write(mother, id, ''))).toEqual([422, 'VALIDATION_FAILED', ['text']]);
  expect(await refusal(write(mother, id, 'Ya', { urgent: 1 }))).toEqual([422, 'VALIDATION_FAILED', ['urgent']]);
  const { data } = await mother.client.call(sendMessage, {
    params: { id },
    body: { urgent: 0 },
    files: { 'files[]': [picture] },
  });
  expect(data).toMatchObject({ text: '', files: [{ name: 'receta.png', type: 'image/png' }] });
  expect(await unread(admin)).toBe(1);
  expect(await write(admin, id, 'Gracias', { urgent: 1 })).toMatchObject({ side: 'school', urgent: true });
  const file = { params: { id, message: data.id, file: data.files[0]?.id ?? '' } };
  expect((await admin.client.call(getMessageFile, file)).size).toBe(picture.size);
  // The teacher takes no part in it.
  expect(await refusal(teacher.client.call(getConversation, { params: { id } }))).toEqual(missing);
  expect(await refusal(teacher.client.call(getMessageFile, file))).toEqual(missing);
});

test('a message is changed and taken back for some minutes, and what it contained is kept', async ({ api, room }) => {
  const { db } = api.app;
  const { mother, father, teacher, students, id: schoolId, groupId } = room;
  const { id } = await begin(mother, students[0], schoolId, groupId);
  const { id: message } = await write(mother, id, 'Ana no va hoy');
  const params = { id, message };
  const change = ({ client }: Member, text = 'Otra') => client.call(changeMessage, { params, body: { text } });
  expect((await change(mother, 'Ana no va mañana')).data).toMatchObject({ text: 'Ana no va mañana', state: 'sent' });
  expect((await read(teacher, id))[0]?.edited_at).not.toBeNull();
  for (const by of [father, teacher]) {
    expect(await refusal(change(by))).toEqual(missing);
    expect(await refusal(by.client.call(withdrawMessage, { params }))).toEqual(missing);
  }
  await mother.client.call(withdrawMessage, { params });
  expect(await read(teacher, id)).toMatchObject([{ text: '', state: 'withdrawn', files: [], seen: [] }]);
  expect(await listed(teacher)).toMatchObject([{ last: null, unread: 0 }]);
  expect(await refusal(change(mother))).toEqual([409, 'MESSAGE_SETTLED', []]);
  const kept = await db.select().from(messageVersions).where(eq(messageVersions.messageId, message));
  expect(kept.map(({ body }) => body)).toEqual(['Ana no va hoy']);
  const { id: late } = await write(mother, id, 'Tarde');
  await db
    .update(messages)
    .set({ sentAt: sql`now() - interval '16 minutes'` })
    .where(eq(messages.id, late));
  expect(await refusal(mother.client.call(withdrawMessage, { params: { id, message: late } }))).toEqual([
    409,
    'MESSAGE_SETTLED',
    [],
  ]);
});

test('messages come by pages, and one that is sent twice is written once', async ({ api, room }) => {
  const { mother, teacher, students, id: schoolId, groupId } = room;
  const { id } = await begin(mother, students[0], schoolId, groupId);
  const headers = { 'Idempotency-Key': `twice-${id}` };
  const send = () =>
    api.request('POST', `/conversations/${id}/messages`, {
      token: mother.token,
      headers,
      json: { text: 'Uno', urgent: 0 },
    });
  const [one, again] = [await send(), await send()];
  expect([one.status, again.body]).toEqual([201, one.body]);
  const others = Array.from({ length: MESSAGE_PAGE }, (_, index) => `Mensaje ${index}`);
  await api.app.db.insert(messages).values(
    others.map((body, index) => ({
      conversationId: id,
      authorId: mother.id,
      side: 'family' as const,
      body,
      sentAt: sql`now() + make_interval(secs => ${index + 1})`,
    })),
  );
  const page = await teacher.client.call(listMessages, { params: { id }, query: {} });
  expect([page.data.length, page.earlier, page.data.at(-1)?.text]).toEqual([MESSAGE_PAGE, true, others.at(-1)]);
  const before = page.data[0]?.id ?? '';
  const earlier = await teacher.client.call(listMessages, { params: { id }, query: { before } });
  expect([earlier.data.map(({ text }) => text), earlier.earlier]).toEqual([['Uno'], false]);
  // Limits are off in tests unless one asks for them.
  const { config } = api.app;
  config.rateLimits = true;
  const expiresAt = new Date(Date.now() + 60_000);
  await api.app.db.insert(attempts).values({ key: `messages:${mother.id}`, count: MESSAGES_PER_HOUR, expiresAt });
  expect(await refusal(write(mother, id, 'Una más'))).toEqual([429, 'RATE_LIMITED', []]);
  expect((await send()).status).toBe(201);
  config.rateLimits = false;
});

/** Hours that do not include today by the clock of the school, so that everything waits. */
const anotherDay = (): OfficeDay[] => {
  const today = new Date(Date.now() - 6 * 3_600_000).getUTCDay();
  const weekday = weekdays[(today + 2) % 7] ?? 1;
  return [{ weekday, from: '08:00', until: '15:00' }];
};

test('what is written outside of the hours is notified within them, once, by any number of instances', async ({
  api,
  room,
}) => {
  const { db } = api.app;
  const { mother, father, teacher, admin, students, id: schoolId, groupId } = room;
  const days = anotherDay();
  const set = ({ client }: Member, whose: 'school' | 'own', given: OfficeDay[], school_id = schoolId) =>
    client.call(setOfficeHours, { body: { school_id, whose, days: given } });
  await set(admin, 'school', days);
  expect(
    await refusal(
      set(
        teacher,
        'own',
        weekdays.map((weekday) => ({ weekday, from: '08:00', until: '15:00' })),
      ),
    ),
  ).toEqual([422, 'VALIDATION_FAILED', ['days']]);
  const own = days.map((day) => ({ ...day, from: '10:00' }));
  expect((await set(teacher, 'own', own)).data).toMatchObject([{ whose: 'own', days: own, school_days: days }]);
  expect(await refusal(set(teacher, 'school', []))).toEqual(missing);

  const { id, opens_at } = await begin(mother, students[0], schoolId, groupId);
  const opens = new Date(opens_at ?? 0);
  expect(opens.getTime()).toBeGreaterThan(Date.now());
  const first = await write(mother, id, 'Buenas noches');
  expect(first.notice_at).toBe(opens_at);
  await write(mother, id, 'Una pregunta');
  const run = async (now: Date) => {
    await Promise.all([notifyOfMessages(db, now), notifyOfMessages(db, now)]);
    return [(await noticesOf(api, teacher)).length, (await noticesOf(api, father)).length];
  };
  expect(await run(new Date())).toEqual([0, 0]);
  expect(await run(opens)).toEqual([1, 1]);
  expect(await noticesOf(api, mother)).toEqual([]);
  expect(await noticesOf(api, teacher)).toMatchObject([{ conversation: id, from: 'family', urgent: false }]);
  // Nothing more until it was read; then again.
  await write(mother, id, 'Otra');
  expect(await run(new Date(opens.getTime() + 8 * 86_400_000))).toEqual([1, 1]);
  const last = (await read(teacher, id)).at(-1)?.id ?? '';
  await see(teacher, id, last);
  const [noticed] = await db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.userId, teacher.id), eq(notifications.kind, 'message')));
  expect(noticed?.readAt).not.toBeNull();
  await write(mother, id, 'Y otra');
  expect(await run(new Date(opens.getTime() + 8 * 86_400_000))).toEqual([2, 1]);
  // What a school calls urgent does not wait, and neither does it for what is unread.
  await write(admin, id, 'Cerramos a las 12', { urgent: 1 });
  await notifyOfMessages(db, new Date());
  expect((await noticesOf(api, father)).map((data) => data)).toMatchObject([{ urgent: false }, { urgent: true }]);
});

test('conversations of others are not found, and end with what they come of', async ({ api, room, other }) => {
  const { db } = api.app;
  const { mother, father, teacher, admin, students, id: schoolId, groupId } = room;
  const [ana, rosa] = students;
  const { id } = await begin(mother, ana, schoolId, groupId);
  const message = await write(mother, id, 'Hola');
  const stranger = await guardianOf(api, other.students[0]);
  const colleague = await api.member('maestro');
  const ofMessage = { id, message: message.id };
  const isOutside = async ({ client }: Member, refused: unknown) => {
    const params = { id };
    expect(await refusal(client.call(getConversation, { params }))).toEqual(refused);
    expect(await refusal(client.call(listMessages, { params, query: {} }))).toEqual(refused);
    expect(await refusal(client.call(sendMessage, { params, body: { text: 'Hola', urgent: 0 } }))).toEqual(refused);
    expect(await refusal(client.call(readConversation, { params, body: { through: message.id } }))).toEqual(refused);
    expect(await refusal(client.call(changeMessage, { params: ofMessage, body: { text: 'x' } }))).toEqual(refused);
    expect(await refusal(client.call(withdrawMessage, { params: ofMessage }))).toEqual(refused);
  };
  for (const by of [stranger, colleague, other.teacher, other.admin]) {
    await isOutside(by, missing);
    expect(await listed(by)).toEqual([]);
    expect(await unread(by)).toBe(0);
    expect(await refusal(begin(by, ana, schoolId))).toEqual(missing);
    expect(await refusal(begin(by, ana, schoolId, groupId))).toEqual(missing);
    expect(await refusal(by.client.call(listContacts, { query: { student: ana.uuid } }))).toEqual(missing);
    const hours: OfficeHoursChange = { school_id: schoolId, whose: 'school', days: [] };
    if (by !== stranger) expect(await refusal(by.client.call(setOfficeHours, { body: hours }))).toEqual(missing);
  }
  // LIA takes no part.
  await isOutside(await api.member('admin'), forbidden);
  // A parent of one child does not write about another.
  expect(await refusal(begin(mother, rosa, schoolId, groupId))).toEqual(missing);

  await db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, mother.id));
  await isOutside(mother, missing);
  expect(await listed(mother)).toEqual([]);
  // Who does not teach the group any more does not read, the school does, and the other parent still writes.
  await db.update(groups).set({ teacherId: null }).where(eq(groups.id, groupId));
  await isOutside(teacher, missing);
  expect(await textsOf(admin, id)).toEqual(['Hola']);
  await write(father, id, '¿Quién es la nueva maestra?');
  await db.update(groups).set({ teacherId: teacher.id }).where(eq(groups.id, groupId));
  expect(await textsOf(teacher, id)).toHaveLength(2);
  // A student who leaves the group takes the conversation from its teacher; it is closed, and stays to read.
  const next = await create(admin, groupOf(room));
  await admin.client.call(addGroupStudents, { body: { groupId: next.id, students: [ana.uuid] } });
  await isOutside(teacher, missing);
  expect(await refusal(write(father, id, 'Hola'))).toEqual([409, 'CONVERSATION_CLOSED', []]);
  expect(await textsOf(father, id)).toHaveLength(2);
  await db.update(schoolMembers).set({ until: new Date() }).where(eq(schoolMembers.userId, admin.id));
  await isOutside(admin, missing);
});

test('there is no private chat between an adult and a child: a student reaches no conversation', async ({
  api,
  room,
}) => {
  const { mother, teacher, students, id: schoolId, groupId } = room;
  const [ana] = students;
  const { id } = await begin(mother, ana, schoolId, groupId);
  const message = await write(mother, id, 'Hola');
  const calls = api.routes.filter(({ route }) => /\/(conversations|office-hours)/.test(route));
  expect(calls.length).toBeGreaterThan(8);
  for (const { route } of calls) {
    const { method, path } = splitRoute(route);
    const address = path.replace('{id}', id).replace('{message}', message.id);
    const json = method === 'GET' || method === 'DELETE' ? {} : { json: {} };
    const { status, body } = await api.request(method, address, { token: ana.token, ...json });
    expect([status, Object(body).code], route).toEqual([403, 'FORBIDDEN']);
  }
  const { people } = (await teacher.client.call(getConversation, { params: { id } })).data;
  expect(people.length).toBeGreaterThan(1);
  expect(people.map(({ side }) => side).every((side) => ['family', 'school', 'teacher'].includes(side))).toBe(true);
  expect(JSON.stringify(people)).not.toContain(ana.username);
});
