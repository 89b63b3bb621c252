import { createCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { createClub, createPost, joinClub } from '@lia/sdk/clubs/endpoints';
import { changeMessage, sendMessage, startConversation } from '@lia/sdk/conversations/endpoints';
import { getDataRequest, listMyDataRequests, requestData } from '@lia/sdk/dataRequests/endpoints';
import { commentHomework, deliverHomework } from '@lia/sdk/deliveries/endpoints';
import { donateAsMember } from '@lia/sdk/giving/endpoints';
import { deactivateUser, eraseUser, getUser, restoreUser } from '@lia/sdk/users/endpoints';
import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { notify } from '../../accounts/notifications/notify.ts';
import { guardianships, users } from '../../accounts/tables.ts';
import { modules } from '../../modules.ts';
import { inTransaction } from '../../platform/database.ts';
import { demoLogo } from '../../platform/demoLogo.ts';
import { storedFiles } from '../../platform/tables.ts';
import { type Member, type RunningApi, test as base } from '../../testing/api.ts';
import { donation } from '../../testing/donations.ts';
import { guardianOf } from '../../testing/guardians.ts';
import { homeworkIdOf, makeClassroom, setActivity } from '../../testing/homework.ts';
import { emailsTo } from '../../testing/mail.ts';
import { payPlan } from '../../testing/licences.ts';
import { refusal } from '../../testing/refusal.ts';
import { keptOnErasure } from './kept.ts';

const test = base.extend<{ lia: Member }>({
  lia: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

const PARENT_MONTHLY = 2;

const { name: _name, email: _email, ...gift } = donation;

test('what becomes of each column that names a user is declared, and why it is kept', async ({ api }) => {
  const references = await api.app.db
    .select({ name: sql<string>`conrelid::regclass || '.' || attname` })
    .from(sql`pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)`)
    .where(sql`contype = 'f' and confrelid = 'users'::regclass`);
  const erased = modules.flatMap(({ erasure = [] }) => erasure.flatMap(({ by }) => by));
  const declared = [...erased, ...keptOnErasure.flatMap(({ columns }) => columns)];
  const known = declared.map((column) => `${getTableName(column.table)}.${column.name}`);
  expect(known.toSorted()).toEqual(references.map(({ name }) => name).toSorted());
});

const erase = ({ client }: Member, { uuid }: Member, username: string) =>
  client.call(eraseUser, { params: { id: uuid }, body: { username } });

/** Gives a member what no one else has in the database; answers the words that find it. */
async function named(api: RunningApi, member: Member, word: string) {
  const values = {
    name: `${word} Nayeli`,
    lastName: `Ru${word}`,
    username: `${word.toLowerCase()}.nayeli`,
    email: `${word.toLowerCase()}@privado.example`,
    curp: `${word.toUpperCase().slice(0, 4)}120304MDFRRN09`,
    phoneNumber: '5598761234',
  };
  await api.app.db.update(users).set(values).where(eq(users.id, member.id));
  return values;
}

/** Tables that have a word in any of their columns. */
async function tablesWith({ app: { db } }: RunningApi, words: readonly string[]): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const some = words.map((word) => sql`row_of::text ilike ${`%${word}%`}`);
    const rows = await db
      .select({ one: sql`1` })
      .from(sql`${table} as row_of`)
      .where(sql.join(some, sql` or `))
      .limit(1);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

test('a child’s account is erased with all that no law keeps, and the guardian’s request is answered', async ({
  api,
  lia,
}) => {
  const { db, files } = api.app;
  const room = await makeClassroom(api);
  const [ana, rosa] = room.students;
  const mother = await guardianOf(api, ana, rosa);
  const word = 'Xilonen';
  const { username, curp, email } = await named(api, ana, word);
  const picture = () => new File([new Uint8Array(demoLogo())], `retrato de ${word}.png`);

  const about = { topic: 'reading', name: 'Lectura', about: 'Libros', school_id: room.id } as const;
  const club = { id: (await room.teacher.client.call(createClub, { body: about })).data.id };
  await ana.client.call(joinClub, { params: club, body: { member: true } });
  const post = { text: `Soy ${word}` };
  await ana.client.call(createPost, { params: club, body: post, files: { 'files[]': [picture()] } });
  const homework = { id: await homeworkIdOf(api, await setActivity(api, room), ana) };
  const delivered = { body: { ownWork: true }, files: { files: [picture()] } };
  await ana.client.call(deliverHomework, { params: homework, query: {}, ...delivered });
  const praise = { audience: 'family', body: `${word} va muy bien` } as const;
  await room.teacher.client.call(commentHomework, { params: homework, body: praise });
  const { data: talk } = await mother.client.call(startConversation, {
    body: { student: ana.uuid, school_id: room.id },
  });
  const message = { text: `${word} está enferma`, urgent: 0 } as const;
  const sent = await mother.client.call(sendMessage, {
    params: { id: talk.id },
    body: message,
    files: { 'files[]': [picture()] },
  });
  await mother.client.call(changeMessage, {
    params: { id: talk.id, message: sent.data.id },
    body: { text: 'Ana está enferma' },
  });
  const event = { calendar: 'personal', title: `Cumple de ${word}`, all_day: true } as const;
  await ana.client.call(createCalendarEvent, { body: { ...event, starts: '2026-12-01', ends: '2026-12-02' } });
  const asked = { kind: 'cancellation', details: 'Que ya no tengan nada de ella', child: ana.uuid } as const;
  const { id } = (await mother.client.call(requestData, { body: asked })).data;
  const father = await guardianOf(api, ana);
  await father.client.call(requestData, { body: asked });
  await db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, father.id));

  const attendance = { day: '2026-11-20', state: 'absent' as const, child: ana.uuid, name: word };
  await inTransaction(db, (tx) =>
    notify(tx, 'attendance', { userId: mother.id, cause: `${ana.uuid} absent`, data: attendance }),
  );

  const pictures = await db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.name, `retrato de ${word}.png`));
  expect(pictures).toHaveLength(3);
  expect(await refusal(erase(lia, ana, rosa.username))).toEqual([422, 'VALIDATION_FAILED', ['username']]);
  for (const other of [room.admin, room.teacher, mother])
    expect(await refusal(erase(other, ana, username))).toEqual([403, 'FORBIDDEN', []]);
  expect(await tablesWith(api, [word, curp, email])).toContain('club_posts');

  const { data } = await erase(lia, ana, username);
  expect(data).toMatchObject({ name: 'Cuenta', last_name: 'eliminada', status: 'deactivated', can_change: false });
  await api.jobRunner.runDue();
  // Blocked until its time is over; nothing of it is shown in the product but to administrators.
  expect(await tablesWith(api, [word, curp, email])).toEqual(['audit_entries']);
  for (const file of pictures) await expect(files.read(file)).rejects.toThrow('missing');
  expect(
    await db.$count(
      storedFiles,
      inArray(
        storedFiles.id,
        pictures.map((one) => one.id),
      ),
    ),
  ).toBe(0);
  expect(await api.request('GET', '/auth/verify', { token: ana.token })).toMatchObject({ status: 401 });

  expect(await lia.client.call(getDataRequest, { params: { id } })).toMatchObject({
    status: 'answered',
    note: expect.stringContaining('Eliminamos la cuenta'),
  });
  expect((await mother.client.call(listMyDataRequests)).data).toMatchObject([
    { id, status: 'answered', answers_for_child: true, note: expect.stringContaining('Eliminamos la cuenta') },
  ]);
  // Who answered for the child no more gets no answer.
  expect((await father.client.call(listMyDataRequests)).data).toMatchObject([
    { status: 'received', answers_for_child: false, note: null },
  ]);
  // Again, it changes nothing; nor does anything bring it back.
  expect((await erase(lia, ana, username)).data).toEqual(data);
  const back = lia.client.call(restoreUser, { params: { id: ana.uuid }, body: {} });
  expect(await refusal(back)).toEqual([409, 'USER_ERASED', []]);
  // Her sister and their mother are as they were.
  expect(await lia.client.call(getUser, { params: { id: rosa.uuid } })).toMatchObject({ status: 'active' });
});

test('who asked for it themselves reads the answer in the e-mail, since they sign in no more', async ({ api, lia }) => {
  const member = await api.member('padre');
  const { username, email } = await named(api, member, 'Citlalmina');
  await member.client.call(requestData, { body: { kind: 'cancellation', details: 'Ya no quiero mi cuenta' } });
  await lia.client.call(deactivateUser, { params: { id: member.uuid }, body: {} });
  await erase(lia, member, username);
  const [answer] = (await emailsTo(api, email)).filter(({ text }) => text?.includes('Eliminamos la cuenta'));
  expect(answer?.text).not.toContain('/apps/misdatos');
  expect(await tablesWith(api, ['Citlalmina'])).toEqual(['audit_entries', 'data_requests', 'outbox']);
});

test('an account that pays, or has a payment open, is not erased', async ({ api, lia }) => {
  const [payer, donor] = [await api.member('padre'), await api.member('padre')];
  await payPlan(api, payer, PARENT_MONTHLY);
  expect(await refusal(erase(lia, payer, payer.username))).toEqual([409, 'USER_PAYS', []]);
  await donor.client.call(donateAsMember, { body: gift });
  expect(await refusal(erase(lia, donor, donor.username))).toEqual([409, 'USER_PAYMENT_OPEN', []]);
  for (const { id } of [payer, donor])
    expect(await api.app.db.select({ erased: users.erasedAt }).from(users).where(eq(users.id, id))).toEqual([
      { erased: null },
    ]);
});
