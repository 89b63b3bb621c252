import { validatePlan } from '@lia/sdk/registrations/endpoints';
import type { PlanCheck } from '@lia/sdk/registrations/paidSchema';
import type { Child } from '@lia/sdk/registrations/schema';

import type { RunningApi } from './api.ts';
import { payer, PLAN_TOTAL } from './cards.ts';
import { child, family } from './families.ts';

/** What the monthly plan for parents goes by at the card company. */
const MONTHLY = { prices: ['price_padre-mensual'], currency: 'mxn' };

/** An unregistered family, about to pay the monthly plan; for two children where none are given. */
export function planPurchase(username: string, ...children: Child[]): PlanCheck {
  const registered = children.length > 0 ? children : [child(`${username}.uno`), child(`${username}.dos`)];
  const { form } = family(username);
  const amount = (PLAN_TOTAL / 2) * registered.length;
  return { ...MONTHLY, email: form.email, amount, form, children: registered, extras: [] };
}

/** Has a purchase checked. Returns the order that waits to be paid. */
export const orderPlan = async (api: Pick<RunningApi, 'visitor'>, body: PlanCheck): Promise<string> =>
  (await api.visitor.call(validatePlan, { body })).data.order.id;

/** What pays such an order by a card. */
export const planPayment = (order: string, payment_method: string) => ({
  ...MONTHLY,
  order,
  payment_method,
  email: payer.email,
});
