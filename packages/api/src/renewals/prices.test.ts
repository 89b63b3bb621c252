import { randomUUID } from 'node:crypto';

import { formatDay } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listLicenceOrders } from '@lia/sdk/licences/endpoints';
import { listPlanTerms, setPlanTerms } from '@lia/sdk/memberships/administration';
import { listMyOrders, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { monthsAfter } from '@lia/sdk/memberships/rules';
import { chooseRenewal, getRenewal } from '@lia/sdk/renewals/endpoints';
import { listNotifications, saveMyLanguage } from '@lia/sdk/notifications/endpoints';
import { PRICE_NOTICE_DAYS, REMINDER_DAYS } from '@lia/sdk/renewals/rules';
import { toPesos } from '@lia/sdk/payments/money';
import { refundSandboxPayment, renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import type { RenewalDecision } from '@lia/sdk/payments/sandboxCardsSchema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { endMemberships } from '../memberships/settle.ts';
import { memberships } from '../memberships/tables.ts';
import { configuredPayments } from '../payments/configured.ts';
import { keepAndSettle } from '../payments/settleSubscription.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { paymentsOf, tokenise } from '../testing/cards.ts';
import { addChildren, payPlan } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { setUpcomingCharges } from './charges.ts';
import { notifyOfPrices } from './notices.ts';
import { remindOfRenewals } from './reminders.ts';
import { priceNotices } from './tables.ts';

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const TEACHER = 199_00;

async function subscribe(api: RunningApi, { client, id }: Member, price: string, amount: number) {
  const body = {
    payment_method: await tokenise(api),
    email: 'ana@example.mx',
    prices: [price],
    currency: 'mxn',
    amount,
  };
  const { data } = await client.call(subscribeMember, { body });
  const [user] = await api.app.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return { order: data.order.id, email: user?.email ?? '' };
}

async function setPrice(api: RunningApi, centavos: number): Promise<void> {
  const { client } = await api.member('admin');
  const body = { plan: 'maestro-mensual', price: toPesos(centavos) } as const;
  await client.call(setPlanTerms, { body, idempotencyKey: randomUUID() });
}

/** Has the card company bill the next period, as it was asked to; reported as often as `notifications`. */
async function bill(api: RunningApi, order: string, decision: RenewalDecision, notifications: number): Promise<string> {
  const [subscription] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, order));
  const id = subscription?.id ?? '';
  await api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision, notifications } });
  await api.jobRunner.runDue();
  return id;
}

async function renew(api: RunningApi, order: string): Promise<void> {
  await setUpcomingCharges(configuredPayments(api.app), inDays(4000));
  await bill(api, order, 'approved', 1);
}

const membershipOf = async ({ app: { db } }: RunningApi, order: string) => {
  const [found] = await db.select().from(memberships).where(eq(memberships.orderId, order));
  if (!found) throw new Error('The membership is gone');
  return found;
};

/** Lets the notices of a membership have been sent some days before its period ends. */
async function sendBefore(api: RunningApi, order: string, days: number): Promise<void> {
  const { id, paidUntil } = await membershipOf(api, order);
  const sentAt = new Date(paidUntil.getTime() - days * DAY_MS);
  const sent = and(eq(priceNotices.membershipId, id), isNotNull(priceNotices.sentAt));
  await api.app.db.update(priceNotices).set({ sentAt }).where(sent);
}

const lastCharge = async ({ client }: Member) => (await client.call(listMyOrders)).data[0]?.total ?? 0;

const next = async ({ client }: Member, order: string) =>
  (await client.call(getRenewal, { params: { id: order }, query: {} })).data.next;

describe('a higher price', () => {
  test('is charged once its payer was notified 30 days before, by an e-mail that went out', async ({ api }) => {
    const teacher = await api.member('maestro');
    const { order, email } = await subscribe(api, teacher, 'price_maestro-mensual', TEACHER);
    await setPrice(api, 250_00);
    await notifyOfPrices(api.app.db, inDays(0));
    const noticesOf = async () => {
      const { id } = await membershipOf(api, order);
      return api.app.db.select().from(priceNotices).where(eq(priceNotices.membershipId, id));
    };
    // It waits in the outbox: the payer is not notified yet.
    expect(await noticesOf()).toMatchObject([{ sentAt: null }]);
    expect((await next(teacher, order)).total).toBe(TEACHER);
    const notices = async () => (await emailsTo(api, email)).filter(({ subject }) => /precio/.test(subject ?? ''));
    const [notice] = await notices();
    expect(notice?.text).toMatch(/\$199\.00 m\.n\.[^$]*\$250\.00 m\.n\./);
    await notifyOfPrices(api.app.db, inDays(1));
    expect(await notices()).toHaveLength(1);

    await sendBefore(api, order, PRICE_NOTICE_DAYS - 1);
    expect((await next(teacher, order)).total).toBe(TEACHER);
    await renew(api, order);
    expect(await lastCharge(teacher)).toBe(TEACHER);
    await sendBefore(api, order, PRICE_NOTICE_DAYS);
    expect((await next(teacher, order)).total).toBe(250_00);
    await renew(api, order);
    expect(await lastCharge(teacher)).toBe(250_00);
    await setPrice(api, TEACHER);
  });

  test('is notified of with the day on which it is charged, also after a month without that day', async ({ api }) => {
    const teacher = await api.member('maestro');
    const { order, email } = await subscribe(api, teacher, 'price_maestro-mensual', TEACHER);
    const beginsAt = new Date('2025-01-31T18:00:00Z');
    const ends = Array.from({ length: 200 }, (_, month) => monthsAfter(beginsAt, month));
    const charged = ends.findIndex((end) => end >= inDays(PRICE_NOTICE_DAYS));
    // The twelve periods up to that day have a February.
    const paidUntil = ends[charged - 12] ?? beginsAt;
    await api.app.db.update(memberships).set({ beginsAt, paidUntil }).where(eq(memberships.orderId, order));
    await setPrice(api, 250_00);
    await notifyOfPrices(api.app.db, new Date());
    const notice = (await emailsTo(api, email)).find(({ subject }) => /precio/.test(subject ?? ''));
    expect(notice?.text).toContain(formatDay(dayOf((ends[charged] ?? beginsAt).toISOString()), 'es'));
    await setPrice(api, TEACHER);
  });

  test('is notified of as what the payer is charged for all of their children', async ({ api }) => {
    const { client } = await api.member('admin');
    const setFamilyPrice = (price: number) =>
      client.call(setPlanTerms, { body: { plan: 'padre-mensual', price }, idempotencyKey: randomUUID() });
    const ana = await api.member('padre');
    await addChildren(api, ana, 2);
    const { email } = await subscribe(api, ana, 'price_padre-mensual', 2 * 149_00);
    await setFamilyPrice(169);
    await notifyOfPrices(api.app.db, new Date());
    const notice = (await emailsTo(api, email)).find(({ subject }) => /precio/.test(subject ?? ''));
    expect(notice?.text).toMatch(/^Licencias: 2$/m);
    expect(notice?.text).toMatch(/\$298\.00 m\.n\.[^$]*\$338\.00 m\.n\./);
    await setFamilyPrice(149);
  });

  test('is notified of again where a lower one came between, though it is the same', async ({ api }) => {
    await setPrice(api, TEACHER);
    const teacher = await api.member('maestro');
    const { order } = await subscribe(api, teacher, 'price_maestro-mensual', TEACHER);
    const notifyInTime = async () => {
      await notifyOfPrices(api.app.db, new Date());
      await api.jobRunner.runDue();
      await sendBefore(api, order, PRICE_NOTICE_DAYS);
    };
    await setPrice(api, 250_00);
    await notifyInTime();
    expect((await next(teacher, order)).total).toBe(250_00);
    for (const price of [220_00, 250_00]) {
      await setPrice(api, price);
      expect((await next(teacher, order)).total).toBe(TEACHER);
    }
    await renew(api, order);
    expect(await lastCharge(teacher)).toBe(TEACHER);
    await notifyInTime();
    await renew(api, order);
    expect(await lastCharge(teacher)).toBe(250_00);
  });

  test('shows administrators whose payer has no address to be notified at', async ({ api }) => {
    await setPrice(api, TEACHER);
    const { client } = await api.member('admin');
    const [nameless, known] = [await api.member('maestro'), await api.member('maestro')];
    const { order } = await subscribe(api, nameless, 'price_maestro-mensual', TEACHER);
    const others = await subscribe(api, known, 'price_maestro-mensual', TEACHER);
    await api.app.db.update(users).set({ email: null }).where(eq(users.id, nameless.id));
    const query = { filter: JSON.stringify({ unnotified: true }) };
    const found = async () => (await client.call(listLicenceOrders, { query })).map(({ id }) => id);
    const counted = async () =>
      (await client.call(listPlanTerms, { query: {} })).reduce((sum, term) => sum + term.unnotified, 0);
    expect([await found(), await counted()]).toEqual([[], 0]);
    await setPrice(api, 250_00);
    expect([await found(), await counted()]).toEqual([[order], 1]);
    // Another account confirmed the address: e-mails about this one do not go there.
    await api.app.db.update(users).set({ email: others.email }).where(eq(users.id, nameless.id));
    await api.app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, known.id));
    expect(await found()).toEqual([order]);
    await setPrice(api, TEACHER);
    expect([await found(), await counted()]).toEqual([[], 0]);
  });

  test('is charged once of a period, however its bills are reported, and money goes back', async ({ api }) => {
    await setPrice(api, TEACHER);
    const { db } = api.app;
    const teacher = await api.member('maestro');
    const { order } = await subscribe(api, teacher, 'price_maestro-mensual', TEACHER);
    const payments = configuredPayments(api.app);
    const { cards } = payments;
    const charge = { unit_price: 250_00, quantity: 1, licences: 0, licence_price: 0 };
    const renewals = () => db.select().from(orders).where(eq(orders.renewalOf, order)).orderBy(asc(orders.periodEnd));

    // Two bills come to be known together, the later one first, then again and at once, and as they were before.
    const id = await bill(api, order, 'approved', 0);
    const [early, earlyAt] = [await cards.lookUpSubscription(id), new Date()];
    await setPrice(api, 250_00);
    await cards.changeCharge(id, charge);
    await bill(api, order, 'approved', 0);
    const late = await cards.lookUpSubscription(id);
    if (!early || !late) throw new Error('The subscription is gone');
    expect(await renewals()).toEqual([]);
    const reversed = { ...late, bills: late.bills.toReversed() };
    await keepAndSettle(payments, cards.name, reversed, new Date());
    const settled = await membershipOf(api, order);
    expect(settled.paidUntil).toEqual(late.currentPeriodEnd);
    const again = [reversed, late, late].map((report) => keepAndSettle(payments, cards.name, report, new Date()));
    await Promise.all([...again, keepAndSettle(payments, cards.name, early, earlyAt)]);
    await api.jobRunner.runDue();
    const paid = (total: number) => ({ status: 'approved', total });
    expect(await renewals()).toMatchObject([paid(TEACHER), paid(250_00)]);
    // What was paid last is what was agreed on.
    expect(settled.unit_price).toBe(250_00);
    expect(await membershipOf(api, order)).toEqual(settled);
    expect(await db.select().from(subscriptions).where(eq(subscriptions.id, id))).toMatchObject([
      { charge, currentPeriodEnd: late.currentPeriodEnd },
    ]);

    // A price that is notified of in time is that of the period after the one that is owed.
    await bill(api, order, 'rejected', 1);
    await setPrice(api, 300_00);
    await notifyOfPrices(db, new Date());
    await api.jobRunner.runDue();
    await sendBefore(api, order, PRICE_NOTICE_DAYS);
    expect((await next(teacher, order)).total).toBe(300_00);
    // The period before goes back: the notice came too late for the one that is next by then.
    const [, second] = await renewals();
    const [payment] = await paymentsOf(api, second?.id ?? '');
    await api.visitor.call(refundSandboxPayment, { params: { id: payment?.id ?? '' }, body: {} });
    await api.jobRunner.runDue();
    expect((await next(teacher, order)).total).toBe(250_00);
    await setUpcomingCharges(payments, inDays(4000));
    await bill(api, order, 'approved', 3);
    expect(await renewals()).toMatchObject([paid(TEACHER), { status: 'refunded', total: 250_00 }, paid(250_00)]);
    expect((await membershipOf(api, order)).unit_price).toBe(250_00);
    await setPrice(api, TEACHER);
  });

  test('never exceeds what was charged before or notified in time, whatever prices do', async ({ api }) => {
    const kind = fc.constantFrom('price', 'price', 'notify', 'in time', 'late', 'renew', 'renew');
    const steps = fc.array(fc.record({ kind, pesos: fc.integer({ min: 100, max: 400 }) }), {
      minLength: 5,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await setPrice(api, TEACHER);
        const teacher = await api.member('maestro');
        const { order } = await subscribe(api, teacher, 'price_maestro-mensual', TEACHER);
        // Prices that were notified, those of them that count for the next period, and what is shown or charged by now.
        const model = { current: TEACHER, agreed: TEACHER, sent: new Set<number>(), counted: new Set<number>() };
        for (const step of taken) {
          if (step.kind === 'price') {
            model.current = step.pesos * 100;
            await setPrice(api, model.current);
            for (const set of [model.sent, model.counted]) {
              for (const price of set) if (price > model.current) set.delete(price);
            }
          } else if (step.kind === 'notify') {
            await notifyOfPrices(api.app.db, new Date());
            await api.jobRunner.runDue();
            if (model.current > model.agreed) model.sent.add(model.current);
            await sendBefore(api, order, 0);
            model.counted.clear();
          } else if (step.kind === 'in time') {
            await sendBefore(api, order, PRICE_NOTICE_DAYS);
            model.counted = new Set(model.sent);
          } else if (step.kind === 'late') {
            await sendBefore(api, order, PRICE_NOTICE_DAYS - 1);
            model.counted.clear();
          } else {
            const shown = (await next(teacher, order)).total;
            await renew(api, order);
            const charged = await lastCharge(teacher);
            expect(charged).toBe(shown);
            expect(charged).toBeLessThanOrEqual(Math.max(model.agreed, ...model.counted));
            expect(charged).toBe(Math.min(model.current, Math.max(model.agreed, ...model.counted)));
            model.agreed = charged;
            // The period moved on by a month: what was sent counts from the day that it went out.
            await sendBefore(api, order, 0);
            model.counted.clear();
          }
        }
      }),
      { numRuns: 3 },
    );
  });
});

test('who pays by hand is reminded that the plan ends, and not that it renews itself', async ({ api }) => {
  const ana = await api.member('padre');
  await addChildren(api, ana, 2);
  const order = await payPlan(api, ana, 2);
  const body = { licences: 1 };
  await ana.client.call(chooseRenewal, { params: { id: order }, body, idempotencyKey: randomUUID() });
  const { paidUntil } = await membershipOf(api, order);
  await remindOfRenewals(api.app.db, new Date(paidUntil.getTime() - DAY_MS));
  const [user] = await api.app.db.select({ email: users.email }).from(users).where(eq(users.id, ana.id));
  const written = (await emailsTo(api, user?.email ?? '')).find(({ text }) => /Empieza el:/.test(text ?? ''));
  expect(written?.subject).toBe('Tu plan termina pronto');
  expect(written?.html).not.toMatch(/se renueva/);
  const { data: notified } = await ana.client.call(listNotifications, { query: {} });
  expect(notified.map(({ title }) => title)).toContain('Tu plan termina pronto');
  expect(notified.map(({ title }) => title).join()).not.toMatch(/se renueva/);
});

test('who pays is reminded once before a period with fewer licences, or a year, begins', async ({ api }) => {
  const { db } = api.app;
  const ana = await api.member('padre');
  await addChildren(api, ana, 2);
  const { order, email } = await subscribe(api, ana, 'price_padre-mensual', 2 * 149_00);
  const { paidUntil } = await membershipOf(api, order);
  const before = (days: number) => new Date(paidUntil.getTime() - days * DAY_MS);
  const reminders = async () =>
    (await emailsTo(api, email)).filter(({ subject }) => /se renueva pronto/.test(subject ?? ''));
  await remindOfRenewals(db, before(1));
  expect(await reminders()).toEqual([]);
  const body = { licences: 1 };
  await ana.client.call(chooseRenewal, { params: { id: order }, body, idempotencyKey: randomUUID() });
  await remindOfRenewals(db, before(REMINDER_DAYS + 1));
  expect(await reminders()).toEqual([]);
  for (const days of [REMINDER_DAYS - 1, 1]) await remindOfRenewals(db, before(days));
  const [reminder, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(reminder?.text).toContain('$149.00 m.n.');
  expect(reminder?.text).toMatch(/dejan de tener su licencia: \S/);
  const { data: notified } = await ana.client.call(listNotifications, { query: {} });
  expect(notified.map(({ title }) => title)).toContain('Tu membresía se renueva pronto');
  expect(await db.$count(orders, eq(orders.renewalOf, order))).toBe(0);
});

test('who chose English later is written to in English about a plan that was ordered in Spanish', async ({ api }) => {
  const { db } = api.app;
  const ana = await api.member('padre');
  await addChildren(api, ana, 2);
  const { order, email } = await subscribe(api, ana, 'price_padre-mensual', 2 * 149_00);
  await ana.client.call(saveMyLanguage, { body: { language: 'en' } });
  await ana.client.call(chooseRenewal, {
    params: { id: order },
    body: { licences: 1 },
    idempotencyKey: randomUUID(),
  });
  const { paidUntil } = await membershipOf(api, order);
  await remindOfRenewals(db, new Date(paidUntil.getTime() - DAY_MS));
  await bill(api, order, 'approved', 1);
  await endMemberships(db, inDays(400));
  const subjects = (await emailsTo(api, email)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^Tu recibo LIA-/),
    'Your membership renews soon',
    expect.stringMatching(/^Your receipt LIA-/),
    'Your membership has ended',
  ]);
});
