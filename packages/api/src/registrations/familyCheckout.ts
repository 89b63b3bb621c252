import { planById, type PricedPlan, slugOf } from '@lia/sdk/memberships/rules';
import type { ParentRegistration } from '@lia/sdk/registrations/familiesSchema';
import type { FreeRegistration } from '@lia/sdk/registrations/schema';
import { and, desc, eq } from 'drizzle-orm';

import { type GivenConsents, keepConsents, takeConsents } from '../consents/consent.ts';
import { assertState } from '../geography/service.ts';
import { insertPlanOrder } from '../memberships/store.ts';
import { pricedPlan } from '../memberships/terms.ts';
import { checkoutOf, checkoutWaits } from '../payments/checkoutWaits.ts';
import { providerOf } from '../payments/configured.ts';
import { type OpenedOrder, openOrder, writeOrder } from '../payments/openOrder.ts';
import { type Database, lockKey, type Transaction } from '../platform/database.ts';
import { orders } from '../payments/tables.ts';
import { invalidFields } from '../platform/errors.ts';
import { fingerprint } from '../platform/idempotency.ts';
import type { Translate } from '../platform/language.ts';
import { assertNamesFree } from './names.ts';
import { type Asking, type CheckedFamily, checkFamily, prepareFamily } from './registerFamily.ts';
import type { Family } from '../people/newUser.ts';

type Waiting = Pick<OpenedOrder, 'id' | 'checkout'>;

/** The checkout of a family's plan: one that waited already, or one whose order is yet to be written. */
type Ordered =
  | { waiting: Waiting }
  | { waiting: null; request: string; family: Family; plan: PricedPlan; opened: OpenedOrder };

/** The checkout of a family's plan, with its consents. */
interface CheckedOrder {
  ordered: Ordered;
  consents: GivenConsents;
}

/**
 * Holds a parent's registration against what only we know, and opens the checkout of a plan that is paid.
 * @throws {ApiFailure} 422 naming the field, 409 `FAMILY_REGISTERED` to the family.
 */
export async function checkParent(
  call: Asking & { t: Translate },
  { children, consents: given, unit_price, id_licenses_type, ...parent }: ParentRegistration,
): Promise<CheckedFamily | CheckedOrder> {
  const { city: _city, school_id: _school, level: _level, ...form } = parent;
  assertState(form);
  const consents = await takeConsents(given, { db: call.app.db, ...call });
  const wanted = planById(id_licenses_type);
  if (wanted?.type !== 'padre') throw invalidFields({ id_licenses_type: { key: 'choice.unknown' } });
  const plan = await pricedPlan(call.app.db, wanted);
  if (unit_price !== plan.price) throw invalidFields({ unit_price: { key: 'plan.price' } });
  const family = { form, children };
  return plan.membership === 'gratis'
    ? checkFamily(call, family, given, '')
    : { consents, ordered: await orderForFamily(call, plan, family) };
}

/**
 * Opens the checkout of a plan for a family that has no accounts yet, unless the same form has one open. Comes before the
 * transaction.
 * @throws {ApiFailure} 422 naming every username that is taken, 409 `FAMILY_REGISTERED` to the family.
 */
async function orderForFamily(
  { app, t, language, address }: Asking & { t: Translate },
  plan: PricedPlan,
  registration: FreeRegistration,
): Promise<Ordered> {
  const provider = providerOf(app);
  const request = fingerprint(app.secret, { family: registration, plan: plan.id, price: plan.price });
  const waiting = await waitingCheckout(app.db, provider.name, request);
  if (waiting) return { waiting };
  const { form, children } = registration;
  await assertNamesFree({ app, address }, registration, '');
  const family = await prepareFamily(app, registration);
  const opened = await openOrder(provider, app.config.publicUrl, {
    reason: 'membership',
    charge: { title: t(`plan.${slugOf(plan)}`), quantity: children.length, unit_price: plan.price },
    payer: { name: `${form.name} ${form.last_name}`, email: form.email },
    language,
  });
  return { waiting: null, request, family, plan, opened };
}

/**
 * Writes what was opened, unless another window did so meanwhile: then that checkout is the one to pay. Either records the
 * consents.
 */
export async function keepFamilyOrder(tx: Transaction, { ordered, consents }: CheckedOrder): Promise<Waiting> {
  const order = await waitOrWrite(tx, ordered);
  await keepConsents(tx, { kind: 'order', id: order.id }, consents);
  return order;
}

async function waitOrWrite(tx: Transaction, ordered: Ordered): Promise<Waiting> {
  if (ordered.waiting) return ordered.waiting;
  const { request, family, plan, opened } = ordered;
  await lockKey(tx, request);
  const other = await waitingCheckout(tx, opened.provider, request);
  if (other) return other;
  await writeOrder(tx, opened, request);
  await insertPlanOrder(tx, { orderId: opened.id, planId: plan.id, family });
  return opened;
}

async function waitingCheckout(db: Database, provider: string, request: string): Promise<Waiting | null> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(checkoutWaits(provider), eq(orders.request, request)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found ? { id: found.id, checkout: checkoutOf(found) } : null;
}
