import { type Plan, type PricedPlan, slugOf } from '@lia/sdk/memberships/rules';
import type { Centavos } from '@lia/sdk/payments/money';
import { chargeOf, nextPeriod, type NextPeriod } from '@lia/sdk/renewals/rules';

import type { Database } from '../platform/database.ts';
import type { Translate } from '../platform/language.ts';
import { standingOfType } from './following.ts';
import { periodOf } from './renewed.ts';

/** What a membership that stands has in its next period, where its payer orders a plan of the same type; null where none does. */
export async function carriedOver(
  db: Database,
  userId: number,
  plan: Pick<Plan, 'type'>,
): Promise<(NextPeriod & { isChosen: boolean }) | null> {
  const standing = await standingOfType(db, userId, plan);
  const before = standing.toSorted((one, other) => other.paidUntil.getTime() - one.paidUntil.getTime())[0];
  return before ? { ...nextPeriod(plan, periodOf(before)), isChosen: before.renewalLicences !== null } : null;
}

/** A plan as it is sold to someone: with the further licences that they keep, in its unit price. */
export interface SoldPlan {
  title: string;
  unit_price: Centavos;
  licences: number;
  licence_price: Centavos;
}

/** A plan at its price with the further licences that are kept. */
export function soldPlan(plan: PricedPlan, further: number, t: Translate): SoldPlan {
  const { licences, licence_price } = chargeOf(plan, plan.price, { quantity: 1, further });
  const name = t(`plan.${slugOf(plan)}`);
  return {
    title: licences === 0 ? name : t('plan.further', { plan: name, count: licences }),
    unit_price: plan.price + licences * licence_price,
    licences,
    licence_price,
  };
}
