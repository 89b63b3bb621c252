import { DAY_MS } from '@lia/sdk/calendar/durations';
import { sendMessage, startConversation } from '@lia/sdk/conversations/endpoints';
import { listNotifications, readNotifications, saveNotificationPreferences } from '@lia/sdk/notifications/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import { deliverDue } from '../notifications/deliver.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { familiesTest as test } from '../testing/guardians.ts';
import { emailsTo } from '../testing/mail.ts';
import { notifyOfMessages } from './notices.ts';

const later = () => new Date(Date.now() + 8 * DAY_MS);

/** Has a member's e-mails go to an address of theirs, in a digest. */
async function getDigest({ app }: RunningApi, { id, username, client }: Member) {
  const email = `${username}@example.com`;
  await app.db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, id));
  await client.call(saveNotificationPreferences, {
    body: { off: [], digest: 'weekly', quiet: null, zone: 'America/Mexico_City' },
  });
  return email;
}

const write = ({ client }: Member, id: string, text: string) =>
  client.call(sendMessage, { params: { id }, body: { text, urgent: 0 } });
const pathsOf = async ({ client }: Member) =>
  (await client.call(listNotifications, { query: {} })).data.map(({ path }) => path);

test('who takes part in a conversation no longer is not sent to it, nor shown that it was written in', async ({
  api,
  room,
}) => {
  const { mother, father, teacher, students, id: school_id, groupId: group_id } = room;
  const emails = [await getDigest(api, mother), await getDigest(api, father), await getDigest(api, teacher)];
  const body = { student: students[0].uuid, school_id, group_id };
  const { id } = (await mother.client.call(startConversation, { body })).data;
  await write(mother, id, 'Hola');
  await write(teacher, id, 'Buenas tardes');
  await notifyOfMessages(api.app.db, later());
  const noticed = () => Promise.all([mother, father, teacher].map(pathsOf));
  const path = `/apps/mensajes/${id}`;
  expect(await noticed()).toEqual([[path], [path], [path]]);
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, mother.id));
  await api.app.db.update(groups).set({ teacherId: null }).where(eq(groups.id, group_id));
  expect(await noticed()).toEqual([[], [path], []]);
  await deliverDue(api.app, new Date(later().getTime() + 8 * DAY_MS));
  const sent = [];
  for (const email of emails) sent.push((await emailsTo(api, email)).length);
  expect(sent).toEqual([0, 1, 0]);
});

test('a message is notified again after the one before was read in the list alone', async ({ api, room }) => {
  const { mother, father, teacher, students, id: school_id, groupId: group_id } = room;
  const body = { student: students[0].uuid, school_id, group_id };
  const { id } = (await mother.client.call(startConversation, { body })).data;
  const noticed = async () => {
    await notifyOfMessages(api.app.db, later());
    const { data } = await mother.client.call(listNotifications, { query: {} });
    return data.map(({ title, read }) => [title, read]);
  };
  const [read, unread] = [true, false].map((isRead) => ['Te escribió la maestra o el maestro', isRead]);
  await write(teacher, id, 'Buenas tardes');
  expect(await noticed()).toEqual([unread]);
  await mother.client.call(readNotifications, { body: { until: later().toISOString() } });
  await write(teacher, id, '¿Me escucha?');
  expect(await noticed()).toEqual([unread, read]);
  await write(father, id, 'Yo sí');
  expect(await noticed()).toEqual([unread, read]);
});
