import { type Plan, slugOf } from '@lia/sdk/memberships/rules';
import type { FreeRegistration } from '@lia/sdk/registrations/schema';
import { and, desc, eq } from 'drizzle-orm';

import { insertPlanOrder } from '../memberships/store.ts';
import { checkoutOf, checkoutWaits } from '../payments/checkoutWaits.ts';
import { providerOf } from '../payments/configured.ts';
import { type OpenedOrder, openOrder, writeOrder } from '../payments/openOrder.ts';
import { holdRequest } from '../payments/sameOrder.ts';
import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { AppContext } from '../platform/appContext.ts';
import { fingerprint } from '../platform/idempotency.ts';
import type { Language, Translate } from '../platform/language.ts';
import { assertNamesFree } from './names.ts';
import { type Family, prepareFamily } from './registerFamily.ts';

/** Who asks, and where. */
interface Asking {
  app: AppContext;
  db: Database;
  t: Translate;
  language: Language;
  address: string;
}

type Waiting = Pick<OpenedOrder, 'id' | 'checkout'>;

/** The checkout of a family's plan: one that waited already, or one whose order is yet to be written. */
type Ordered =
  | { waiting: Waiting }
  | { waiting: null; request: string; family: Family; plan: Plan; opened: OpenedOrder };

/**
 * Opens the checkout of a plan for a family that has no accounts yet, unless the same form has one open. Comes before the
 * transaction.
 * @throws {ApiFailure} 422 naming every username that is taken, 409 `FAMILY_REGISTERED` to the family.
 */
export async function orderForFamily(
  { app, db, t, language, address }: Asking,
  plan: Plan,
  registration: FreeRegistration,
): Promise<Ordered> {
  const provider = providerOf(app);
  const request = fingerprint(app.secret, { family: registration, plan: plan.id });
  const waiting = await waitingCheckout(db, provider.name, request);
  if (waiting) return { waiting };
  const { form, children } = registration;
  await assertNamesFree({ app, address }, registration, '');
  const family = await prepareFamily(app, registration);
  const opened = await openOrder(provider, app.config.publicUrl, {
    reason: 'membership',
    charge: { title: t(`plan.${slugOf(plan)}`), quantity: children.length, unitPrice: plan.price },
    payer: { name: `${form.name} ${form.last_name}`, email: form.email },
    language,
  });
  return { waiting: null, request, family, plan, opened };
}

/** Writes what was opened, unless another window did so meanwhile: then that checkout is the one to pay. */
export async function keepFamilyOrder(tx: Transaction, ordered: Ordered): Promise<Waiting> {
  if (ordered.waiting) return ordered.waiting;
  const { request, family, plan, opened } = ordered;
  await holdRequest(tx, request);
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
