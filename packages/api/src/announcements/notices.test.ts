import {
  createAnnouncement,
  deleteAnnouncement,
  readAnnouncement,
  restoreAnnouncement,
} from '@lia/sdk/announcements/endpoints';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { countUnread, listNotifications, saveNotificationPreferences } from '@lia/sdk/notifications/endpoints';
import { getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { deliverDue } from '../notifications/deliver.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { familiesTest as test } from '../testing/guardians.ts';
import { emailsTo } from '../testing/mail.ts';
import { announceDue } from './notices.ts';
import { reportableAnnouncement } from './reportable.ts';

/** Has a member's e-mails go to an address of theirs, in a digest. */
async function getDigest({ app }: RunningApi, { id, username, client }: Member) {
  const email = `${username}@example.com`;
  await app.db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, id));
  await client.call(saveNotificationPreferences, {
    body: { off: [], digest: 'daily', quiet: null, zone: 'America/Mexico_City' },
  });
  return email;
}

/** Announces to the group of a room, by these titles. */
async function announce(
  { app }: RunningApi,
  { teacher, groupId }: { teacher: Member; groupId: string },
  titles: readonly string[],
) {
  const ids: string[] = [];
  for (const title of titles) {
    const body = {
      title,
      text: 'A las 8:00',
      acknowledge: 0,
      students: 0,
      audience: 'groups',
      group_id: groupId,
    } as const;
    ids.push((await teacher.client.call(createAnnouncement, { body })).data.id);
  }
  await announceDue(app.db, new Date());
  return ids;
}

const detailsOf = async ({ client }: Member) =>
  (await client.call(listNotifications, { query: {} })).data.map(({ detail }) => detail).toSorted();

/** What a digest of tomorrow contains. */
async function digestTo(api: RunningApi, email: string): Promise<string[]> {
  await deliverDue(api.app, new Date(Date.now() + 2 * DAY_MS));
  return (await emailsTo(api, email)).map(({ text = '' }) => text);
}

test('what was taken back or hidden since is neither listed nor sent', async ({ api, room }) => {
  const { teacher, mother } = room;
  const email = await getDigest(api, mother);
  const [, taken = '', hidden = ''] = await announce(api, room, ['Junta', 'Con el nombre de Beto', 'Insultos']);
  expect(await detailsOf(mother)).toEqual(['Con el nombre de Beto', 'Insultos', 'Junta']);
  const params = { id: taken };
  await teacher.client.call(deleteAnnouncement, { params });
  await inTransaction(api.app.db, (tx) => reportableAnnouncement.hide(tx, hidden, true));
  expect(await detailsOf(mother)).toEqual(['Junta']);
  expect(await mother.client.call(countUnread)).toEqual({ data: 1 });
  expect((await mother.client.call(getQuickPanel)).notes.map(({ detail }) => detail)).toEqual(['Junta']);
  const sent = await digestTo(api, email);
  expect(sent).toEqual([expect.stringContaining('Junta')]);
  expect(sent.join()).not.toMatch(/Beto|Insultos/);
  // What is put back is there again, as it was.
  await teacher.client.call(restoreAnnouncement, { params });
  expect(await detailsOf(mother)).toEqual(['Con el nombre de Beto', 'Junta']);
});

test('what is announced to a group reaches no one whose guardianship ended since', async ({ api, room }) => {
  const { mother, father } = room;
  const [hers, his] = [await getDigest(api, mother), await getDigest(api, father)];
  await announce(api, room, ['Jueves en la entrada norte']);
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, mother.id));
  expect([await detailsOf(mother), await detailsOf(father)]).toEqual([[], ['Jueves en la entrada norte']]);
  expect([await digestTo(api, hers), await digestTo(api, his)]).toEqual([
    [],
    [expect.stringContaining('Jueves en la entrada norte')],
  ]);
});

test('who read an announcement where it stands has read its notification as well', async ({ api, room }) => {
  const { mother, father } = room;
  const [hers, his] = [await getDigest(api, mother), await getDigest(api, father)];
  const [id = ''] = await announce(api, room, ['Junta', 'Feria']);
  await mother.client.call(readAnnouncement, { params: { id }, body: { acknowledged: false } });
  expect(await mother.client.call(countUnread)).toEqual({ data: 1 });
  expect(await father.client.call(countUnread)).toEqual({ data: 2 });
  const [sent = ''] = await digestTo(api, hers);
  expect([sent.includes('Feria'), sent.includes('Junta')]).toEqual([true, false]);
  expect(await digestTo(api, his)).toEqual([expect.stringMatching(/Junta[^]*Feria|Feria[^]*Junta/)]);
});
