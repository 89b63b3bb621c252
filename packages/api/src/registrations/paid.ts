import { randomUUID } from 'node:crypto';

import { type PricedPlan, priceIdOf, slugOf } from '@lia/sdk/memberships/rules';
import { paidPlans } from '@lia/sdk/memberships/termRecords';
import type { PlanCheck } from '@lia/sdk/registrations/paidSchema';

import { type GivenConsents, keepConsents, takeConsents } from '../consents/consent.ts';
import { assertState } from '../geography/service.ts';
import { insertPlanOrder } from '../memberships/store.ts';
import { pricedPlan } from '../memberships/terms.ts';
import { sameOrder } from '../payments/sameOrder.ts';
import { insertOrder } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Language, Translate } from '../platform/language.ts';
import { assertNamesFree } from './names.ts';
import { prepareFamily } from './registerFamily.ts';
import type { Family } from '../people/newUser.ts';

/** A paid registration that may go on to its payment: all that takes time is done. */
export interface CheckedPlan {
  plan: PricedPlan;
  family: Family;
  consents: GivenConsents;
  children: number;
}

const familyPlans = paidPlans.filter(({ type }) => type === 'padre');

/**
 * Holds a paid registration against what only we know: the price, the state, the names that are taken.
 * @throws {ApiFailure} 422 naming each field at fault (`amount`, `form.username`, `children[1].email`, `form.consents.terms`), 409
 * `FAMILY_REGISTERED` as `assertNamesFree` does.
 */
export async function checkPlan(
  asked: { app: AppContext; language: Language; address: string },
  { form, children, prices, amount }: PlanCheck,
): Promise<CheckedPlan> {
  assertState(form, 'form');
  const consents = await takeConsents(form.consents, { db: asked.app.db, ...asked }, 'form');
  const wanted = familyPlans.find((known) => priceIdOf(known) === prices[0]);
  if (!wanted) throw invalidFields({ prices: { key: 'choice.unknown' } });
  const plan = await pricedPlan(asked.app.db, wanted);
  if (amount !== plan.price * children.length) throw invalidFields({ amount: { key: 'plan.price' } });
  await assertNamesFree(asked, { form, children }, 'form');
  return { plan, consents, family: await prepareFamily(asked.app, { form, children }), children: children.length };
}

/**
 * Writes the order of a checked registration, with the family that it registers. Returns its id, or that of the order
 * that the same `request` wrote a short while ago.
 */
export async function writePlanOrder(
  tx: Transaction,
  provider: string,
  { plan, family, consents, children }: CheckedPlan,
  request: string,
  t: Translate,
  language: Language,
): Promise<string> {
  const known = await sameOrder(tx, request);
  if (known !== null) return known;
  const id = randomUUID();
  const { name, lastName, email } = family.parent;
  await insertOrder(tx, {
    id,
    reason: 'membership',
    title: t(`plan.${slugOf(plan)}`),
    quantity: children,
    unit_price: plan.price,
    total: plan.price * children,
    payer_name: `${name} ${lastName}`,
    payer_email: email,
    language,
    provider,
    request,
  });
  await insertPlanOrder(tx, { orderId: id, planId: plan.id, family });
  await keepConsents(tx, { kind: 'order', id }, consents);
  return id;
}
