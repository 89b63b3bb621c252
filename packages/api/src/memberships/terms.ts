import { dayOf } from '@lia/sdk/calendar/instants';
import { firstTerms, type Plan, plans, type PricedPlan, slugOf } from '@lia/sdk/memberships/rules';
import { paidPlans, type PlanTermsData, type TermKind, termKinds } from '@lia/sdk/memberships/termRecords';
import { fromPesos } from '@lia/sdk/payments/money';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';

import { type Database, inTransaction, lockKey, type Transaction, violatedConstraint } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import type { Starting } from '../platform/module.ts';
import type { Scope } from '../platform/scope.ts';
import { planTerms } from './tables.ts';

/** The price of a plan in document 1, which a caller without another one knows. */
export const firstPriceOf = ({ id }: Pick<Plan, 'id'>): number => firstTerms.find((plan) => plan.id === id)?.price ?? 0;

/** Before every sale: from when the terms that a catalogue begins with hold. */
const BEGINNING = new Date('2020-01-01T06:00:00Z');

/** Writes the terms that a catalogue begins with, unless they are there. */
export async function ensureFirstTerms({ db }: Starting): Promise<void> {
  const rows = paidPlans.flatMap(({ id: planId }) => {
    const { price = 0, discount = 0 } = firstTerms.find(({ id }) => id === planId) ?? {};
    const values = { price, discount };
    return termKinds.map((kind) => ({ planId, kind, value: values[kind], validFrom: BEGINNING }));
  });
  await db.insert(planTerms).values(rows).onConflictDoNothing();
}

/** What every plan costs and takes off at this moment, in the order of the specification. */
export async function pricedPlans(db: Database): Promise<PricedPlan[]> {
  const { planId, kind, value, validFrom } = planTerms;
  const rows = await db
    .selectDistinctOn([planId, kind], { planId, kind, value })
    .from(planTerms)
    .where(lte(validFrom, sql`clock_timestamp()`))
    .orderBy(asc(planId), asc(kind), desc(validFrom));
  const valueOf = (plan: Plan, wanted: TermKind) =>
    rows.find((row) => row.planId === plan.id && row.kind === wanted)?.value;
  return plans.map((plan) => {
    if (plan.membership === 'gratis') return { ...plan, price: 0, discount: 0 };
    const [price, discount] = [valueOf(plan, 'price'), valueOf(plan, 'discount')];
    // A plan without a price would be sold for nothing.
    if (price === undefined || discount === undefined) throw new Error(`The plan ${slugOf(plan)} has no terms`);
    return { id: plan.id, type: plan.type, membership: plan.membership, price, discount };
  });
}

/** A plan at what it costs at this moment. */
export async function pricedPlan(db: Database, plan: Plan): Promise<PricedPlan> {
  const found = (await pricedPlans(db)).find(({ id }) => id === plan.id);
  if (!found) throw new Error(`There is no plan ${plan.id}`);
  return found;
}

/**
 * Writes other terms of a plan, which hold now or with the beginning of a day; answers the id of the first row.
 * @throws {ApiFailure} 422 for a day that has begun, 409 `PLAN_TERMS_TAKEN`.
 */
export async function addTerms(
  tx: Transaction,
  createdBy: number,
  { plan: slug, price, discount, from }: PlanTermsData,
): Promise<string> {
  const plan = paidPlans.find((one) => slugOf(one) === slug);
  if (!plan) throw invalidFields({ plan: { key: 'choice.unknown' } });
  if (from !== undefined && from <= dayOf(new Date().toISOString())) {
    throw invalidFields({ from: { key: 'plan.terms.day' } });
  }
  const values = { price: price === undefined ? undefined : fromPesos(price), discount };
  // The changes of a plan are one after another, so that of two at once the later one holds.
  await lockKey(tx, `terms of plan ${plan.id}`);
  const validFrom = from === undefined ? sql`clock_timestamp()` : startOf(from);
  const rows = termKinds.flatMap((kind) => {
    const value = values[kind];
    return value === undefined ? [] : [{ planId: plan.id, kind, value, validFrom, createdBy }];
  });
  const written = await unlessTaken(() => tx.insert(planTerms).values(rows).returning({ id: planTerms.id }));
  const [first] = written;
  if (!first) throw new Error('The terms got no row');
  return first.id;
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'plan_terms_from') throw new ApiFailure(409, 'PLAN_TERMS_TAKEN');
    throw error;
  }
}

/** Takes back a term that does not hold yet. @throws {ApiFailure} 404, 409 `PLAN_TERMS_BEGUN`. */
export async function withdrawTerm(db: Database, scope: Scope<'everything'>, id: string): Promise<void> {
  const mine = and(scope.where({}), eq(planTerms.id, id));
  await inTransaction(db, async (tx) => {
    const taken = await tx
      .delete(planTerms)
      .where(and(mine, gt(planTerms.validFrom, sql`clock_timestamp()`)))
      .returning({ id: planTerms.id });
    if (taken.length > 0) return;
    throw (await tx.$count(planTerms, mine)) > 0 ? new ApiFailure(409, 'PLAN_TERMS_BEGUN') : notFound();
  });
}
