import { randomUUID } from 'node:crypto';

import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { getStatistics } from '@lia/sdk/statistics/endpoints';
import { MAX_PERIODS, type Measure, measures, type PeriodLength, periodLengths } from '@lia/sdk/statistics/rules';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { imports } from '../imports/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { licences, memberships } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { receiptCancellations, receipts } from '../receipts/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { fingerprintOf, type ImportingSchool, importingSchool } from '../testing/imports.ts';

// Over the first night of summer time in Mexico City, and a leap day.
const from = '2020-01-29';
const to = '2020-04-07';

/** What was written: on which days it counts for how much, and whether it is of the first school. */
interface Row {
  /** The first and the last instant at which it counts. */
  begin: Date;
  end: Date;
  value: number;
  /** Rows of the same person count once. */
  who: string;
  ofSchool: boolean;
}
type Rows = Record<Measure, Row[]>;

/** Random instants around the days that are asked for, and the last and first ones of some days. */
const instants = [
  ...fc.sample(fc.date({ min: new Date('2020-01-20'), max: new Date('2020-04-15'), noInvalidDate: true }), {
    numRuns: 40,
    seed: 20_200_405,
  }),
  ...[`${from}T06:00:00Z`, '2020-03-01T05:59:59.999Z', '2020-03-01T06:00:00Z', '2020-04-06T04:59:59.999Z'].map(
    (instant) => new Date(instant),
  ),
  ...['2020-01-29T05:59:59.999Z', '2020-04-08T04:59:59.999Z', '2020-04-08T05:00:00Z'].map((day) => new Date(day)),
];

const test = base.extend<{ school: ImportingSchool; rows: Rows; admin: Member }>({
  school: [async ({ api }, use) => use(await importingSchool(api)), { scope: 'file' }],
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
  rows: [
    async ({ api, school }, use) => {
      const other = await importingSchool(api);
      const rows: Rows = { signUps: [], income: [], activeMembers: [], imports: [] };
      for (const [index, at] of instants.entries()) {
        const one = { begin: at, end: at, value: 1, ofSchool: index % 3 === 0 };
        const of = one.ofSchool ? school : other;
        const userId = await addUser(api, at, of);
        rows.signUps.push({ ...one, who: `${userId}` });
        await addImport(api, at, of);
        rows.imports.push({ ...one, who: `${index}` });
        const total = 100 + index;
        if (!(await addReceipt(api, at, total, index))) continue;
        rows.income.push({ ...one, who: `${index}`, value: total, ofSchool: false });
        // Two licences of a person overlap or touch; one of them is freed, and what the other's membership paid ends.
        const later = instants.at((index * 7) % instants.length) ?? at;
        const paidUntil = new Date(at.getTime() + (index % 9) * 86_400_000 + 1);
        for (const [assignedAt, freedAt] of [[at, null] as const, [later, new Date(later.getTime() + 1)] as const]) {
          await addLicence(api, of.admin.id, userId, { assignedAt, freedAt, paidUntil });
          const end = new Date(Math.min(paidUntil.getTime(), freedAt?.getTime() ?? Infinity) - 1);
          rows.activeMembers.push({ ...one, begin: assignedAt, end, who: `${userId}` });
        }
      }
      await use(rows);
    },
    { scope: 'file' },
  ],
});

async function addUser({ app: { db } }: RunningApi, createdAt: Date, { id: schoolId }: ImportingSchool) {
  const person = { username: randomUUID().slice(0, 12), passwordHash: '', name: 'Ana', lastName: 'Ruiz' };
  const [row] = await db
    .insert(users)
    .values({ ...person, role: ['alumno'], createdAt })
    .returning();
  if (!row) throw new Error('The account got no row');
  // An account that was merged into another is none of its own.
  await db.insert(users).values({ ...person, username: randomUUID().slice(0, 12), createdAt, mergedInto: row.id });
  await db.insert(schoolMembers).values({ userId: row.id, schoolId, role: 'student' });
  return row.id;
}

async function addImport({ app: { db } }: RunningApi, committedAt: Date, { id, admin }: ImportingSchool) {
  const one = { schoolId: id, companyId: id, createdBy: admin.id, fileName: 'a.xlsx', fingerprint: fingerprintOf('a') };
  await db.insert(imports).values([
    { ...one, status: 'done', createdAt: committedAt, committedAt },
    { ...one, status: 'draft', createdAt: committedAt },
  ]);
}

async function addOrder({ app: { db } }: RunningApi, total: number): Promise<string> {
  const id = randomUUID();
  const price = { quantity: 1, unit_price: total, total };
  const payer = { payer_name: 'Ana', payer_email: 'ana@example.mx', provider: 'sandbox' };
  await db.insert(orders).values({ id, reason: 'donation', status: 'approved', title: 'Donativo', ...price, ...payer });
  return id;
}

/** Writes the receipt of an order; every fifth is cancelled. Answers whether it stands. */
async function addReceipt(api: RunningApi, paidAt: Date, total: number, index: number): Promise<boolean> {
  const { db } = api.app;
  const orderId = await addOrder(api, total);
  const payer = { payer_name: 'Ana', payer_email: 'ana@example.mx', provider: 'sandbox', payments: [] };
  const lines = [{ title: 'Donativo', quantity: 1, unitPrice: total }];
  const [receipt] = await db
    .insert(receipts)
    .values({ folio: index + 1, orderId, edition: 1, reason: 'donation', lines, total, paidAt, ...payer })
    .returning();
  if (!receipt || index % 5 !== 4) return true;
  await db.insert(receiptCancellations).values({ receiptId: receipt.id, status: 'refunded' });
  return false;
}

async function addLicence(
  api: RunningApi,
  ownerId: number,
  userId: number,
  { paidUntil, ...held }: { assignedAt: Date; freedAt: Date | null; paidUntil: Date },
) {
  const { db } = api.app;
  const plan = { orderId: await addOrder(api, 100), userId: ownerId, planId: 1, status: 'ended' } as const;
  const [membership] = await db
    .insert(memberships)
    .values({ ...plan, paidUntil, rolesBefore: [], licences: 1 })
    .returning();
  if (!membership) throw new Error('The membership got no row');
  await db.insert(licences).values({
    ...held,
    membershipId: membership.id,
    num: 1,
    userId,
    type: 'alumno',
    rolesBefore: [],
    freeReason: held.freedAt && 'freed',
  });
}

/** The days that are asked for, one after the other, put together by period. */
function periods(by: PeriodLength): { start: string; days: string[] }[] {
  const found: { start: string; days: string[] }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const begins = { day: true, week: new Date(day).getUTCDay() === 1, month: day.endsWith('-01') }[by];
    if (begins || found.length === 0) found.push({ start: day, days: [] });
    found.at(-1)?.days.push(day);
  }
  const [first] = found;
  // 29 January is a Wednesday.
  if (first) first.start = { day: from, week: '2020-01-27', month: '2020-01-01' }[by];
  return found;
}

function expected(rows: readonly Row[], by: PeriodLength): { start: string; value: number }[] {
  return periods(by).map(({ start, days }) => {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const there = rows.filter(
      ({ begin, end }) => begin <= end && dayOf(begin.toISOString()) <= last && dayOf(end.toISOString()) >= first,
    );
    const values = new Map(there.map(({ who, value }) => [who, value]));
    return { start, value: [...values.values()].reduce((sum, value) => sum + value, 0) };
  });
}

const figuresOf = async ({ client }: Member, measure: Measure, by: PeriodLength) =>
  (await client.call(getStatistics, { query: { measure, from, to, by } })).data;

const cases = measures.flatMap((measure) => periodLengths.map((by) => [measure, by] as const));

test.for(cases)('%s by %s are the rows that there are', async ([measure, by], { rows, admin }) => {
  const figures = expected(rows[measure], by);
  expect(figures.some(({ value }) => value > 0)).toBe(true);
  expect(await figuresOf(admin, measure, by)).toEqual(figures);
});

test.for(['signUps', 'activeMembers', 'imports'] as const)(
  'a school sees its own %s alone',
  async (measure, { rows, school }) => {
    const own = expected(
      rows[measure].filter(({ ofSchool }) => ofSchool),
      'week',
    );
    expect(own).not.toEqual(expected(rows[measure], 'week'));
    expect(await figuresOf(school.admin, measure, 'week')).toEqual(own);
  },
);

const query = (more: object = {}): string =>
  `/statistics?${new URLSearchParams({ measure: 'signUps', from, to, by: 'day', ...more }).toString()}`;

test('each measure asks for its permission', async ({ api, school }) => {
  const { token } = school.admin;
  expect(await api.request('GET', query({ measure: 'income' }), { token })).toMatchObject({ status: 403 });
  const director = await api.member('director_escuela');
  expect(await api.request('GET', query({ measure: 'imports' }), director)).toMatchObject({ status: 403 });
  const parent = await api.member('padre');
  expect(await api.request('GET', query(), parent)).toMatchObject({ status: 403 });
});

test('days are days, in their order, and not too many', async ({ api, admin }) => {
  const last = addDays(from, MAX_PERIODS - 1);
  expect(await api.request('GET', query({ to: last }), admin)).toMatchObject({ status: 200 });
  const refused = [
    { to: addDays(last, 1) },
    { from: to, to: from },
    { from: '2020-02-30' },
    { from: '0000-01-01', by: 'month' },
    { to: '9999-12-31', by: 'month' },
    { by: 'year' },
    { measure: 'password' },
    { school_id: '1' },
  ];
  for (const more of refused) {
    expect(await api.request('GET', query(more), admin), JSON.stringify(more)).toMatchObject({ status: 422 });
  }
});
