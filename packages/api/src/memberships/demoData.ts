import { randomUUID } from 'node:crypto';

import { roleOfPlan } from '@lia/sdk/memberships/roles';
import { type Plan, plans, type PricedPlan, slugOf } from '@lia/sdk/memberships/rules';
import { CURRENCY } from '@lia/sdk/payments/money';
import { PUBLIC_SCHOOL_ID, studentRoleOf } from '@lia/sdk/registrations/rules';
import { and, eq } from 'drizzle-orm';

import { DEMO_PASSWORD, demoAccounts } from '../accounts/demoAccounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { endMemberships } from './settle.ts';
import { registerOwner } from './owner.ts';
import { seatsOf } from './sale.ts';
import { insertPlanOrder, lockPlanOrder } from './store.ts';
import { memberships } from './tables.ts';
import { pricedPlan, pricedPlans } from './terms.ts';
import type { CardProvider } from '../payments/cardProvider.ts';
import { cardsOf } from '../payments/configured.ts';
import { type PaymentContext, paymentContextOf } from '../payments/fulfilment.ts';
import { decideVoucher, printVoucher, renew } from '../payments/sandbox/cards/company.ts';
import { periodEnd } from '../payments/sandbox/cards/period.ts';
import { insertCard, updateSubscription } from '../payments/sandbox/cards/store.ts';
import { sandboxBills, sandboxIntents } from '../payments/sandbox/cards/tables.ts';
import { settlePayment } from '../payments/settle.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import { insertOrder } from '../payments/store.ts';
import { orders } from '../payments/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import type { AppContext } from '../platform/appContext.ts';
import { daysBefore } from '../platform/demoData.ts';
import { translator } from '../platform/language.ts';
import { recordAccountConsents } from '../people/demoData.ts';
import type { Family } from '../people/newUser.ts';

/** A parent whom a partner registered by a call without consents, so that they are asked for when she signs in. */
const PARENT_WITHOUT_CONSENTS = 'irma.rios';

/** A month and a little: the first period is over, and the grace is not. */
const BEGAN_DAYS_AGO = 32;

/** Of a plan that was paid at OXXO: near enough that the voucher of its next period is offered. */
const ENDS_IN_DAYS = 5;
const MONTH_DAYS = 30;

/** A plan, and how many licences of it. */
interface Sold {
  plan: PricedPlan;
  quantity: number;
}

interface DemoFamily {
  username: string;
  name: string;
  lastName: string;
  child: string;
  story: 'grace' | 'awaiting' | 'expired' | 'cash';
}

const families: readonly DemoFamily[] = [
  { username: 'lucia.torres', name: 'Lucía', lastName: 'Torres Ibarra', child: 'Mateo', story: 'grace' },
  { username: 'hugo.campos', name: 'Hugo', lastName: 'Campos Ledesma', child: 'Renata', story: 'awaiting' },
  { username: PARENT_WITHOUT_CONSENTS, name: 'Irma', lastName: 'Ríos Núñez', child: 'Leonel', story: 'expired' },
  { username: 'nora.salas', name: 'Nora', lastName: 'Salas Montes', child: 'Iker', story: 'cash' },
];

interface DemoMember {
  username: string;
  plan: Plan;
  /** The guest role that they had until they paid. */
  before: string;
}

/** The demo accounts whose role comes with a paid plan: `Maestro-A-preescolar` pays the annual plan of teachers. */
const members: readonly DemoMember[] = plans.flatMap((plan) => {
  const paid = roleOfPlan(plan);
  if (paid === null) return [];
  return demoAccounts.flatMap(({ username, role }) =>
    role === paid || role?.startsWith(`${paid}-`)
      ? [{ username, plan, before: role.replace(paid, `${paid.slice(0, -1)}I`) }]
      : [],
  );
});

/** Sells plans as the forms do, with the card company's sandbox; what is there already stays. */
export async function seedMemberships(app: AppContext): Promise<void> {
  const { db, config } = app;
  const sales: Sales = { db, cards: cardsOf(app), context: paymentContextOf(app) };
  for (const member of members) await seedMember(sales, member);
  const passwordHash = await hashPassword(config, DEMO_PASSWORD);
  for (const family of families) await seedFamily(sales, family, passwordHash, config.oxxoDays);
  const parents = families.map(({ username }) => username);
  await recordAccountConsents(db, parents, (username) => username !== PARENT_WITHOUT_CONSENTS);
}

interface Sales {
  db: Database;
  cards: CardProvider;
  context: PaymentContext;
}

async function seedMember(sales: Sales, { username, plan, before }: DemoMember): Promise<void> {
  const { db } = sales;
  const [buyer] = await db.select().from(users).where(eq(users.username, username));
  if (!buyer?.email || (await hasOrdered(db, buyer.email))) return;
  await db
    .update(users)
    .set({ role: [before] })
    .where(eq(users.id, buyer.id));
  const payer = { name: `${buyer.name} ${buyer.lastName}`, email: buyer.email };
  const { seats: quantity } = await seatsOf(db, plan, buyer.id);
  const sold = { plan: await pricedPlan(db, plan), quantity };
  const orderId = await order(db, sales.cards.name, sold, payer, { userId: buyer.id });
  await settleSubscription(sales.context, sales.cards, await subscribe(sales, orderId, sold, payer.email));
}

async function seedFamily(sales: Sales, family: DemoFamily, passwordHash: string, oxxoDays: number): Promise<void> {
  const { db, cards, context } = sales;
  const plan = (await pricedPlans(db)).find(({ id }) => id === 2);
  const registration = familyOf(family, passwordHash);
  const { name, lastName, email } = registration.parent;
  if (!plan || (await hasOrdered(db, email))) return;
  const payer = { name: `${name} ${lastName}`, email };
  const sold = { plan, quantity: registration.children.length };
  const orderId = await order(db, cards.name, sold, payer, { family: registration });
  if (family.story === 'grace') {
    const id = await subscribe(sales, orderId, sold, email);
    const since = daysBefore(BEGAN_DAYS_AGO);
    await updateSubscription(db, id, { createdAt: since });
    await db
      .update(sandboxIntents)
      .set({ createdAt: since, paidAt: since })
      .where(eq(sandboxIntents.subscriptionId, id));
    const ended = { periodEnd: periodEnd(since, 'month', 1) };
    await db.update(sandboxBills).set(ended).where(eq(sandboxBills.subscriptionId, id));
    await renew(db, id, 'rejected');
    await settleSubscription(context, cards, id);
    await endMemberships(db, new Date());
    return;
  }
  const intent = await cards.createIntent({
    orderId,
    attempt: 0,
    amount: plan.price,
    currency: CURRENCY,
    method: 'oxxo',
    expiresAfterDays: oxxoDays,
    description: translator('es')(`plan.${slugOf(plan)}`),
  });
  const { voucherId } = await printVoucher(db, intent.clientSecret, payer);
  await settlePayment(context, cards, intent.id);
  await inTransaction(db, async (tx) => {
    const planOrder = await lockPlanOrder(tx, orderId);
    if (planOrder) await registerOwner(tx, planOrder);
  });
  if (family.story === 'expired' && voucherId !== null) {
    await decideVoucher(db, voucherId, 'expired');
    await settlePayment(context, cards, intent.id);
  }
  if (family.story === 'cash' && voucherId !== null) {
    await decideVoucher(db, voucherId, 'paid');
    await settlePayment(context, cards, intent.id);
    await endSoon(db, orderId);
  }
}

/** Moves an order into the past, so that the month that it paid ends in a few days. */
async function endSoon(db: Database, orderId: string): Promise<void> {
  const paidUntil = daysBefore(-ENDS_IN_DAYS);
  await db.update(memberships).set({ paidUntil }).where(eq(memberships.orderId, orderId));
  await db
    .update(orders)
    .set({ createdAt: daysBefore(MONTH_DAYS - ENDS_IN_DAYS), periodEnd: paidUntil })
    .where(eq(orders.id, orderId));
}

const familyOf = ({ username, name, lastName, child }: DemoFamily, passwordHash: string): Family => {
  const account = { passwordHash, schoolId: PUBLIC_SCHOOL_ID };
  return {
    parent: { ...account, username, email: `${username}@demo.lia.example`, name, lastName, role: ['padre'] },
    children: [
      {
        ...account,
        username: `${username}.hijo`,
        email: `${username}.hijo@demo.lia.example`,
        name: child,
        lastName,
        role: [studentRoleOf(2)],
        level: 2,
        grade: 3,
      },
    ],
  };
};

const hasOrdered = async (db: Database, email: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.payer_email, email), eq(orders.reason, 'membership')))) > 0;

/** Writes the order of a plan, for an existing account or for a family that gets one. */
async function order(
  db: Database,
  provider: string,
  { plan, quantity }: Sold,
  payer: { name: string; email: string },
  whose: { userId: number } | { family: Family },
): Promise<string> {
  const id = randomUUID();
  await inTransaction(db, async (tx) => {
    await insertOrder(tx, {
      id,
      reason: 'membership',
      title: translator('es')(`plan.${slugOf(plan)}`),
      quantity,
      unit_price: plan.price,
      total: plan.price * quantity,
      payer_name: payer.name,
      payer_email: payer.email,
      provider,
    });
    await insertPlanOrder(tx, { orderId: id, planId: plan.id, ...whose });
  });
  return id;
}

/** Subscribes with a card that is good. Returns the subscription's id. */
async function subscribe(
  { db, cards }: Sales,
  orderId: string,
  { plan, quantity }: Sold,
  email: string,
): Promise<string> {
  const paymentMethod = `demo ${orderId}`;
  await insertCard(db, { id: paymentMethod, last4: '4242', outcome: 'approved' });
  const made = await cards.createSubscription({
    orderId,
    paymentMethod,
    email,
    unit_price: plan.price,
    quantity,
    interval: plan.membership === 'anual' ? 'year' : 'month',
    product: { id: slugOf(plan), name: translator('es')(`plan.${slugOf(plan)}`) },
  });
  if (made.status === 'declined') throw new Error('A good card was declined');
  return made.id;
}
