import { randomUUID } from 'node:crypto';

import { getAttention } from '@lia/sdk/attention/endpoints';
import { NEWS_DAYS, STUCK_ORDER_DAYS, STUCK_SUBSCRIPTION_DAYS, TRANSFER_DAYS } from '@lia/sdk/attention/rules';
import { listBalance } from '@lia/sdk/balance/endpoints';
import { listEmbeds } from '@lia/sdk/embeds/endpoints';
import { donate, listDonations, listSponsorships, listVolunteerings, sponsor } from '@lia/sdk/giving/endpoints';
import { listImports } from '@lia/sdk/imports/endpoints';
import { listJobs } from '@lia/sdk/jobs/endpoints';
import { listUndeliveredEmails } from '@lia/sdk/mail/endpoints';
import { listReports } from '@lia/sdk/moderation/endpoints';
import { markContacted } from '@lia/sdk/contacts/endpoints';
import { addDays, lastDayOfMonth } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listDataRequests } from '@lia/sdk/dataRequests/endpoints';
import { DUE_SOON_DAYS } from '@lia/sdk/dataRequests/rules';
import { TRANSFER } from '@lia/sdk/payments/rules';
import { listInvoiceRequests, listOrders } from '@lia/sdk/receipts/administration';
import { listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { listTeachers } from '@lia/sdk/teachers/endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { balanceDays } from '../balance/tables.ts';
import { dataRequests } from '../dataRequests/tables.ts';
import { embedRefusals, embeds } from '../embeds/tables.ts';
import { imports } from '../imports/tables.ts';
import { disputes, orders, payments, refunds, subscriptions } from '../payments/tables.ts';
import { vouchers } from '../payments/vouchers/tables.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { outbox } from '../platform/mail/tables.ts';
import { invoiceRequests, receipts } from '../receipts/tables.ts';
import { schoolContacts } from '../registrations/tables.ts';
import { teacherApplications } from '../teachers/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { donation, openDonation } from '../testing/donations.ts';
import { fingerprintOf, type ImportingSchool, importingSchool } from '../testing/imports.ts';
import { registerOne } from '../testing/teachers.ts';
import { daysLeft } from './source.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** When the payment was made whose invoice is still to be issued: in an earlier month. */
const invoicePaidAt = daysAgo(40);

/** Two schools with an import each that failed and one that left a row behind, and of everything else one that needs attention beside others that do not. */
const test = base.extend<{ schools: readonly ImportingSchool[]; admin: Member }>({
  schools: [
    async ({ api }, use) => {
      const schools = [await importingSchool(api), await importingSchool(api)];
      for (const school of schools) await addImports(api, school);
      await addOrders(api);
      await addRest(api);
      await addGifts(api);
      await use(schools);
    },
    { scope: 'file' },
  ],
  admin: [
    async ({ api }, use) => {
      await use(await api.member('admin'));
    },
    { scope: 'file' },
  ],
});

async function addImports({ app: { db } }: RunningApi, { id, admin }: ImportingSchool): Promise<void> {
  const one = { schoolId: id, companyId: id, createdBy: admin.id, fileName: 'a.xlsx', fingerprint: fingerprintOf('a') };
  const left = { outcomes: { created: 3, failed: 2 } };
  await db.insert(imports).values([
    { ...one, status: 'failed', rowCounts: left, finishedAt: daysAgo(1) },
    { ...one, status: 'done', rowCounts: left, finishedAt: daysAgo(1) },
    { ...one, status: 'done', rowCounts: left, finishedAt: daysAgo(NEWS_DAYS + 1) },
    { ...one, status: 'done', rowCounts: { outcomes: { created: 3 } }, finishedAt: daysAgo(1) },
    { ...one, status: 'draft' },
  ]);
}

async function addOrders({ app: { db } }: RunningApi): Promise<void> {
  const add = async (status: 'pending' | 'approved', days: number, paid: 'pending' | 'rejected' | 'approved') => {
    const id = randomUUID();
    const order = {
      id,
      reason: 'donation',
      status,
      title: 'Donativo',
      quantity: 1,
      unit_price: 500,
      total: 500,
    } as const;
    const payer = { payer_name: 'Ana', payer_email: 'ana@example.mx', provider: 'sandbox' };
    const createdAt = daysAgo(days);
    await db.insert(orders).values({ ...order, ...payer, createdAt });
    await db.insert(payments).values({ provider: 'sandbox', id, orderId: id, status: paid, amount: 500, createdAt });
    return id;
  };
  await add('pending', STUCK_ORDER_DAYS + 1, 'pending');
  await add('pending', STUCK_ORDER_DAYS + 1, 'rejected');
  await add('pending', STUCK_ORDER_DAYS - 1, 'pending');
  const subscribe = async (days: number, status: 'active' | 'past_due') => {
    const orderId = await add('approved', STUCK_ORDER_DAYS, 'approved');
    const ended = { currentPeriodEnd: daysAgo(days), cancelAtPeriodEnd: false, reconciledAt: daysAgo(0) };
    await db.insert(subscriptions).values({ provider: 'sandbox', id: orderId, orderId, status, ...ended });
  };
  await subscribe(STUCK_SUBSCRIPTION_DAYS + 1, 'active');
  await subscribe(STUCK_SUBSCRIPTION_DAYS + 1, 'past_due');
  await subscribe(STUCK_SUBSCRIPTION_DAYS - 1, 'active');
  const transfer = async (status: 'pending' | 'approved', days: number) => {
    const id = await add(status, days, status);
    await db.delete(payments).where(eq(payments.orderId, id));
    await db.update(orders).set({ provider: TRANSFER }).where(eq(orders.id, id));
  };
  await transfer('pending', TRANSFER_DAYS + 1);
  await transfer('pending', TRANSFER_DAYS - 1);
  await transfer('approved', TRANSFER_DAYS + 1);
  for (const status of ['refused', 'completed'] as const) {
    const orderId = await add('approved', 10, 'approved');
    const refund = { provider: 'sandbox', paymentId: orderId, orderId, reason: 'duplicate', amount: 500 } as const;
    await db.insert(refunds).values({ ...refund, status });
  }
  for (const paidAt of [daysAgo(1), daysAgo(NEWS_DAYS + 1)]) {
    const orderId = await add('approved', 10, 'approved');
    const open = paidAt > daysAgo(NEWS_DAYS);
    await db.insert(disputes).values({
      provider: 'sandbox',
      id: orderId,
      paymentId: orderId,
      orderId,
      amount: 500,
      status: open ? 'answered' : 'won',
      reason: 'fraudulent',
      openedAt: paidAt,
      closedAt: open ? null : paidAt,
    });
    await db.insert(vouchers).values({ orderId, provider: 'sandbox', paymentId: orderId, status: 'paid_late', paidAt });
    const [receipt] = await db
      .insert(receipts)
      .values({
        folio: paidAt.getDate(),
        orderId,
        edition: 1,
        reason: 'donation',
        lines: [{ title: 'Donativo', quantity: 1, unitPrice: 500 }],
        total: 500,
        payer_name: 'Ana',
        payer_email: 'ana@example.mx',
        provider: 'sandbox',
        payments: [],
        paidAt: open ? invoicePaidAt : daysAgo(100),
      })
      .returning({ receiptId: receipts.id });
    if (!receipt) throw new Error('The receipt got no row');
    await db.insert(invoiceRequests).values({
      ...receipt,
      status: open ? 'pending' : 'issued',
      rfc: 'XAXX010101000',
      name: 'ANA',
      tax_regime: '616',
      postal_code: '72000',
      cfdi_use: 'S01',
      email: 'ana@example.mx',
    });
  }
}

async function addRest(api: RunningApi): Promise<void> {
  const { db } = api.app;
  await db.insert(balanceDays).values([
    { day: '2026-11-01', provider: 'sandbox', differences: 2, checkedAt: new Date() },
    { day: '2026-11-02', provider: 'sandbox', differences: 0, checkedAt: new Date() },
  ]);
  await registerOne(api, 'reciente');
  await registerOne(api, 'anterior');
  await db
    .update(teacherApplications)
    .set({ review: 'accepted', reviewedAt: daysAgo(1), reviewedBy: sql`${teacherApplications.userId}` })
    .where(eq(teacherApplications.username, 'anterior'));
  await db.insert(jobs).values([
    { kind: 'commit import', key: 'a', payload: {}, status: 'failed' },
    { kind: 'commit import', key: 'b', payload: {}, status: 'succeeded' },
  ]);
  const email = { kind: 'receipt', recipient: 'a@example.mx', language: 'es', data: {} } as const;
  await db.insert(outbox).values([
    { ...email, cause: 'a', failedAt: daysAgo(1), subject: 'Tu recibo' },
    { ...email, cause: 'b', sentAt: daysAgo(1) },
  ]);
  const wish = {
    email: 'b@example.mx',
    phone: '5512345678',
    country: 'México',
    city: 'Puebla',
    membership: 'anual',
  } as const;
  await db.insert(schoolContacts).values([
    { ...wish, name: 'Rosa', message: 'Llámenme' },
    { ...wish, name: 'Luis', message: 'Ya hablamos', answeredAt: daysAgo(1) },
  ]);
  const request = {
    name: 'Rosa',
    language: 'es',
    kind: 'access',
    details: 'Mis datos',
    receivedOn: '2026-01-05',
  } as const;
  const [asking] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'reciente'));
  const ofMember = { ...request, userId: asking?.id };
  const day = (days: number) => addDays(dayOf(new Date().toISOString()), days);
  const answered = { status: 'answered', note: 'Listo', decidedAt: new Date() } as const;
  await db.insert(dataRequests).values([
    { ...ofMember, dueOn: day(-1) },
    { ...ofMember, dueOn: day(DUE_SOON_DAYS) },
    { ...ofMember, dueOn: day(DUE_SOON_DAYS + 1) },
    { ...ofMember, dueOn: day(-1), ...answered },
  ]);
  const site = { name: 'Sitio', active: true, origins: ['https://a.mx'] };
  const [asked, mended] = await db
    .insert(embeds)
    .values([
      { ...site, key: 'lia_a' },
      { ...site, key: 'lia_b' },
    ])
    .returning({ embedId: embeds.id });
  if (!asked || !mended) throw new Error('The sites got no rows');
  await db.insert(embedRefusals).values([
    { ...asked, origin: 'https://otro.mx', count: 1 },
    { ...mended, origin: 'https://a.mx', count: 4 },
    { ...mended, origin: 'https://viejo.mx', count: 1, lastAt: daysAgo(NEWS_DAYS + 1) },
  ]);
}

/** A donation that is paid at its checkout; gifts for more children than the forms take, and an offer to volunteer, wait for our call. */
async function addGifts(api: RunningApi): Promise<void> {
  await openDonation(api);
  const instructions = 'Somos una empresa grande';
  const { publish_donors, publish_logo, publish_both, name, position, businessName, ...rest } = donation;
  const institution = 'Fundación Semilla';
  const { email, phone_number, country, state } = rest;
  const person = { name, position, businessName, email, phone_number };
  const publish = { publish_donors, publish_logo, publish_both };
  await api.visitor.call(donate, { body: { ...donation, support: 2, supportStudents: undefined, instructions } });
  await api.visitor.call(sponsor, {
    body: { ...person, ...publish, institution, country, state, sponsorship: 1, supportStudents: 11 },
  });
  await api.visitor.call(donate, { body: { ...person, support: 2, company: institution, instructions } });
}

const countsFor = async ({ client }: Member): Promise<Record<string, number>> =>
  Object.fromEntries((await client.call(getAttention, {})).data.map(({ kind, count }) => [kind, count]));

test('an administrator sees what needs attention everywhere, and nothing else', async ({ schools, admin }) => {
  expect(schools).toHaveLength(2);
  expect(await countsFor(admin)).toEqual({
    failedImports: 2,
    failedImportRows: 2,
    stuckOrders: 2,
    latePayments: 1,
    waitingTransfers: 1,
    refusedRefunds: 1,
    openDisputes: 1,
    balanceDifferences: 1,
    failedJobs: 1,
    undeliveredEmails: 1,
    pendingInvoices: 1,
    dueDataRequests: 2,
    waitingSchools: 1,
    waitingDonations: 1,
    waitingSponsorships: 1,
    waitingVolunteerings: 1,
    teachersToReview: 1,
    refusedEmbeds: 1,
  });
});

test('a gift that waits for a call is off the list once it was made', async ({ schools, admin, api }) => {
  expect(schools).toHaveLength(2);
  await api.visitor.call(donate, {
    body: {
      ...donation,
      support: 2,
      supportStudents: undefined,
      instructions: 'Son 60 niños',
      email: 'otra@example.mx',
    },
  });
  const waiting = async () => (await countsFor(admin))['waitingDonations'];
  expect(await waiting()).toBe(2);
  const filter = JSON.stringify({ q: 'otra@example.mx' });
  const [gift] = await admin.client.call(listDonations, { query: { filter } });
  const params = { record: 'donations', id: gift?.id ?? '' } as const;
  await admin.client.call(markContacted, { params, body: { contacted: true } });
  expect(await waiting()).toBe(1);
});

test('invoices are to be issued in the month of their payment', async ({ schools, admin }) => {
  expect(schools).toHaveLength(2);
  const { data } = await admin.client.call(getAttention, {});
  const due = data.filter((item) => item.until !== null);
  const until = lastDayOfMonth(dayOf(invoicePaidAt.toISOString()));
  expect(due).toMatchObject([{ kind: 'pendingInvoices', until, days_left: expect.any(Number) }]);
  expect(due[0]?.days_left).toBeLessThan(0);
});

test.for([
  ['2026-11-25', null],
  ['2026-11-26', 4],
  ['2026-11-30', 0],
  ['2026-12-02', -2],
] as const)('what is due on 2026-11-30 is urgent in the last five days and after: %s', ([today, left]) => {
  expect(daysLeft('2026-11-30', today)).toBe(left);
});

test('a school sees its own alone; one that may not import sees nothing', async ({ api, schools: [school] }) => {
  if (!school) throw new Error('There are two schools');
  expect(await countsFor(school.admin)).toEqual({ failedImports: 1, failedImportRows: 1 });
  expect(await countsFor(await api.member('admin_escuela'))).toEqual({});
  expect(await countsFor(await api.member('director_escuela'))).toEqual({});
});

test('each filter finds as many rows in its list', async ({ schools, admin }) => {
  expect(schools).toHaveLength(2);
  const lists = {
    failedImports: listImports,
    failedImportRows: listImports,
    stuckOrders: listOrders,
    latePayments: listOrders,
    waitingTransfers: listOrders,
    refusedRefunds: listOrders,
    openDisputes: listOrders,
    balanceDifferences: listBalance,
    failedJobs: listJobs,
    undeliveredEmails: listUndeliveredEmails,
    invoicesToCancel: listInvoiceRequests,
    pendingInvoices: listInvoiceRequests,
    dueDataRequests: listDataRequests,
    waitingSchools: listSchoolContacts,
    waitingDonations: listDonations,
    waitingSponsorships: listSponsorships,
    waitingVolunteerings: listVolunteerings,
    teachersToReview: listTeachers,
    refusedEmbeds: listEmbeds,
    graveReports: listReports,
    openReports: listReports,
  };
  for (const { kind, count, filter } of (await admin.client.call(getAttention, {})).data) {
    const found = await admin.client.call(lists[kind], { query: { filter: JSON.stringify(filter) } });
    expect(found, kind).toHaveLength(count);
  }
});

test.for(['maestro', 'padre', 'alumno', 'user'] as const)('%s is refused', async (role, { api }) => {
  const { token } = await api.member(role);
  expect(await api.request('GET', '/attention', { token })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});
