import { randomUUID } from 'node:crypto';

import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import {
  decideDataRequest,
  enterDataRequest,
  getDataRequest,
  listDataRequests,
  listMyDataRequests,
  requestData,
  withdrawDataRequest,
} from '@lia/sdk/dataRequests/endpoints';
import { type DataRequestDecisionKind, dueOn } from '@lia/sdk/dataRequests/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { dataRequests } from './tables.ts';

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

const today = () => dayOf(new Date().toISOString());
const asked = { kind: 'access', details: 'Quiero saber qué datos tienen de mí' } as const;

const decide = ({ client }: Member, id: string, decision: DataRequestDecisionKind, note = 'Así lo pidió') =>
  client.call(decideDataRequest, { params: { id }, body: { decision, note } });

/** Enters a request that came some days ago; its record, and the address that it came from. */
async function entered({ client }: Member, daysAgo = 0) {
  const email = `${randomUUID()}@datos.example`;
  const body = { ...asked, name: 'Íñigo Prado', email, received_on: addDays(today(), -daysAgo) };
  return { email, record: (await client.call(enterDataRequest, { body })).data };
}

const find = ({ client }: Member, filter: object) =>
  client.call(listDataRequests, { query: { filter: JSON.stringify(filter) } });

async function lastEmail(api: RunningApi, email: string) {
  return (await emailsTo(api, email)).at(-1);
}

describe('a member', () => {
  test('asks once for each key, is written to, and sees their own requests alone', async ({ api, admin }) => {
    const [ana, rosa] = [await api.member('padre'), await api.member('maestro')];
    const email = `${ana.username}@datos.example`;
    await api.app.db.update(users).set({ email }).where(eq(users.id, ana.id));
    const idempotencyKey = randomUUID();
    const ask = () => ana.client.call(requestData, { body: asked, idempotencyKey });
    const { data } = await ask();
    expect(await ask()).toMatchObject({ data });
    expect(data).toMatchObject({ ...asked, status: 'received', received_on: today(), due_on: dueOn(today(), false) });
    expect((await ana.client.call(listMyDataRequests)).data).toEqual([data]);
    expect((await rosa.client.call(listMyDataRequests)).data).toEqual([]);
    expect((await lastEmail(api, email))?.subject).toBe('Recibimos tu solicitud sobre tus datos');

    expect(await find(admin, { q: email })).toMatchObject([{ ...data, email, name: 'Ana López', user: ana.uuid }]);
    await decide(admin, data.id, 'answered', 'Tu nombre y tu correo');
    const answer = await lastEmail(api, email);
    expect(answer?.subject).toBe('Ya respondimos tu solicitud sobre tus datos');
    // The address of an account may be another person's.
    expect(answer?.text).not.toContain('Tu nombre y tu correo');
    expect((await ana.client.call(listMyDataRequests)).data).toMatchObject([
      { id: data.id, status: 'answered', note: 'Tu nombre y tu correo' },
    ]);
  });

  test('asks for the data of a child whom they answer for now, and of no other', async ({ api, admin }) => {
    const [ana, rosa, child, sibling] = [
      await api.member('padre'),
      await api.member('padre'),
      await api.member('alumno'),
      await api.member('alumno'),
    ];
    await api.app.db.insert(guardianships).values([
      { guardianId: ana.id, studentId: child.id },
      { guardianId: ana.id, studentId: sibling.id, endedAt: new Date() },
    ]);
    const ask = ({ client }: Member, { uuid }: Member) => client.call(requestData, { body: { ...asked, child: uuid } });
    const { data } = await ask(ana, child);
    expect(data).toMatchObject({ ...asked, child: 'Ana López' });
    expect(await admin.client.call(getDataRequest, { params: { id: data.id } })).toMatchObject({
      user: ana.uuid,
      child: 'Ana López',
      child_user: child.uuid,
    });
    for (const [who, whose] of [
      [rosa, child],
      [ana, sibling],
      [ana, rosa],
      [ana, ana],
    ] as const) {
      await expect(ask(who, whose)).rejects.toMatchObject({ status: 404 });
    }
  });

  test('withdraws an open request of their own once, and none of another person', async ({ api, admin }) => {
    const [ana, rosa] = [await api.member('padre'), await api.member('padre')];
    const { data } = await ana.client.call(requestData, { body: { ...asked, kind: 'cancellation' } });
    const withdraw = ({ client }: Member, idempotencyKey = randomUUID()) =>
      client.call(withdrawDataRequest, { params: { id: data.id }, idempotencyKey });
    await expect(withdraw(rosa)).rejects.toMatchObject({ status: 404 });
    const key = randomUUID();
    const first = await withdraw(ana, key);
    expect(first.data).toMatchObject({ id: data.id, status: 'withdrawn', decided_at: expect.any(String) });
    // A lost answer is sent again with its key.
    expect(await withdraw(ana, key)).toEqual(first);
    const closed = { status: 409, code: 'DATA_REQUEST_CLOSED' };
    await expect(withdraw(ana)).rejects.toMatchObject(closed);
    await expect(decide(admin, data.id, 'answered')).rejects.toMatchObject(closed);
    expect((await ana.client.call(listMyDataRequests)).data).toEqual([first.data]);
  });

  test('states what is asked, and is no student, administrator or visitor', async ({ api, admin }) => {
    const parent = await api.member('padre');
    const path = '/me/data-requests';
    for (const wrong of [
      {},
      { ...asked, kind: 'all' },
      { ...asked, details: 'No' },
      { ...asked, user: 1 },
      { ...asked, child: 'c' },
    ]) {
      expect(await api.request('POST', path, { token: parent.token, json: wrong })).toMatchObject({ status: 422 });
    }
    expect(await api.request('POST', path, { json: asked })).toMatchObject({ status: 401 });
    for (const { token } of [await api.member('alumno'), admin]) {
      expect(await api.request('POST', path, { token, json: asked })).toMatchObject({ status: 403 });
      expect(await api.request('GET', path, { token })).toMatchObject({ status: 403 });
    }
  });
});

describe('the console', () => {
  test('enters what came in writing, from the day that it came', async ({ api, admin }) => {
    const { email, record } = await entered(admin, 3);
    const received_on = addDays(today(), -3);
    expect(record).toMatchObject({ received_on, due_on: dueOn(received_on, false), user: null, email });
    expect(await admin.client.call(getDataRequest, { params: { id: record.id } })).toEqual(record);
    expect((await lastEmail(api, email))?.text).toContain(record.id);
    const tomorrow = { ...asked, name: 'Íñigo Prado', email, received_on: addDays(today(), 1) };
    expect(await api.request('POST', '/data-requests', { token: admin.token, json: tomorrow })).toMatchObject({
      status: 422,
      body: { fields: { received_on: expect.any(String) } },
    });
  });

  test('extends one once, while there is time', async ({ api, admin }) => {
    const { email, record } = await entered(admin);
    const { data } = await decide(admin, record.id, 'extended', 'Hay que buscar en archivos');
    expect(data).toMatchObject({ status: 'received', due_on: dueOn(today(), true), note: null });
    expect((await lastEmail(api, email))?.text).toContain('Hay que buscar en archivos');
    const refused = { status: 409, code: 'DATA_REQUEST_NOT_EXTENDED' };
    await expect(decide(admin, record.id, 'extended')).rejects.toMatchObject(refused);
    const { record: overdue } = await entered(admin, 60);
    await expect(decide(admin, overdue.id, 'extended')).rejects.toMatchObject(refused);
  });

  test.for(['answered', 'refused', 'withdrawn'] as const)('has one %s once', async (decision, { api, admin }) => {
    const { email, record } = await entered(admin);
    const all = await Promise.allSettled([1, 2, 3].map(() => decide(admin, record.id, decision, 'Porque sí')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decide(admin, record.id, 'extended')).rejects.toMatchObject({
      status: 409,
      code: 'DATA_REQUEST_CLOSED',
    });
    const [kept] = await api.app.db.select().from(dataRequests).where(eq(dataRequests.id, record.id));
    expect(kept).toMatchObject({ status: decision, note: 'Porque sí', decidedBy: admin.id });
    const emails = await emailsTo(api, email);
    expect(emails).toHaveLength(decision === 'withdrawn' ? 1 : 2);
    expect(emails.some(({ text }) => text?.includes('Porque sí'))).toBe(decision !== 'withdrawn');
  });

  test('finds what is due soon or overdue, the most urgent first', async ({ admin }) => {
    const [late, fresh, closed] = [await entered(admin, 60), await entered(admin), await entered(admin, 61)];
    await decide(admin, closed.record.id, 'answered');
    const ids = async (filter: object) => (await find(admin, filter)).map(({ id }) => id);
    expect(await ids({ due_soon: true })).toContain(late.record.id);
    for (const { record } of [fresh, closed]) expect(await ids({ due_soon: true })).not.toContain(record.id);
    const open = await ids({ status: 'received', kind: 'access' });
    expect(open.indexOf(late.record.id)).toBeLessThan(open.indexOf(fresh.record.id));
    expect(open).not.toContain(closed.record.id);
    expect(await ids({ kind: 'opposition' })).toEqual([]);
  });

  test('is for administrators alone', async ({ api, admin }) => {
    const { record } = await entered(admin);
    const path = `/data-requests/${record.id}`;
    const json = { decision: 'answered', note: 'Ajena' };
    const calls = [
      ['GET', '/data-requests', {}],
      ['GET', path, {}],
      ['POST', '/data-requests', { json: asked }],
      ['PUT', path, { json }],
    ] as const;
    const [parent, school] = [await api.member('padre'), await api.member('admin_escuela')];
    for (const [method, at, more] of calls) {
      expect(await api.request(method, at, more)).toMatchObject({ status: 401 });
      for (const { token } of [parent, school]) {
        expect(await api.request(method, at, { ...more, token })).toMatchObject({ status: 403 });
      }
    }
    const unknown = `/data-requests/${randomUUID()}`;
    expect(await api.request('PUT', unknown, { token: admin.token, json })).toMatchObject({ status: 404 });
    expect(await api.request('GET', unknown, { token: admin.token })).toMatchObject({ status: 404 });
  });
});
