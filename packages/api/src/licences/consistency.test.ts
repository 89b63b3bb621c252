import { DAY_MS } from '@lia/sdk/calendar/durations';
import { assignOrderLicences, freeLicence } from '@lia/sdk/licences/endpoints';
import { subscribeMember } from '@lia/sdk/memberships/endpoints';
import { plans, priceIdOf } from '@lia/sdk/memberships/rules';
import { refundSandboxPayment, renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import { and, eq, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { endMemberships } from '../memberships/settle.ts';
import { licences, memberships } from '../memberships/tables.ts';
import { subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { paymentsOf, tokenise } from '../testing/cards.ts';
import { addChildren, licencesOf, payPlan, rolesOf } from '../testing/licences.ts';

const [, monthly, annual] = plans;
if (!monthly || !annual) throw new Error('There are nine plans');

type Step =
  | { kind: 'assign' | 'free'; child: number }
  | { kind: 'renew'; decision: 'approved' | 'rejected' }
  | { kind: 'expire' | 'refund' | 'annual' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('assign' as const, 'free' as const), child: fc.nat({ max: 2 }) }),
    fc.record({
      kind: fc.constant('renew' as const),
      decision: fc.constantFrom('approved' as const, 'rejected' as const),
    }),
    fc.record({ kind: fc.constantFrom('expire' as const, 'refund' as const, 'annual' as const) }),
  ),
  { minLength: 3, maxLength: 8 },
);

interface Family {
  parent: Member;
  children: string[];
  orders: string[];
}

/** Takes a step, as far as it is possible now. */
async function take(api: RunningApi, { parent, children, orders }: Family, step: Step): Promise<void> {
  const [first = ''] = orders;
  const admin = await api.member('admin');
  const [subscription] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, first));
  if (step.kind === 'assign' || step.kind === 'free') {
    const { held } = await licencesOf(admin, first);
    const child = children[step.child] ?? '';
    const licence = held.find(({ holder }) => holder.uuid === child);
    const done =
      step.kind === 'assign'
        ? admin.client.call(assignOrderLicences, { params: { id: first }, body: { people: [child] } })
        : admin.client.call(freeLicence, { params: { id: first, licence: licence?.id ?? first } });
    await done.catch(() => undefined);
  } else if (step.kind === 'renew') {
    const params = { id: subscription?.id ?? '' };
    const renewed = api.visitor.call(renewSandboxSubscription, { params, body: { decision: step.decision } });
    await renewed.catch(() => undefined);
  } else if (step.kind === 'expire') {
    const [row] = await api.app.db.select().from(memberships).where(eq(memberships.orderId, first));
    await endMemberships(api.app.db, new Date((row?.paidUntil.getTime() ?? 0) + 10 * DAY_MS));
  } else if (step.kind === 'refund') {
    const [payment] = await paymentsOf(api, first);
    const refunded = api.visitor.call(refundSandboxPayment, { params: { id: payment?.id ?? '' }, body: {} });
    await refunded.catch(() => undefined);
  } else if (orders.length === 1) {
    orders.push(await payPlan(api, parent, annual?.id ?? 0));
  }
}

/** Holders are no more than licences, each has the role of what they hold, and what was assigned is in the history. */
async function assertConsistent(api: RunningApi, { parent, children }: Family): Promise<number> {
  const { db } = api.app;
  const own = await db.select().from(memberships).where(eq(memberships.userId, parent.id));
  const tiers: Record<number, string> = { [monthly?.id ?? 0]: 'M', [annual?.id ?? 0]: 'A' };
  const standing = own.filter(({ status }) => status !== 'ended');
  const held = new Map<string, Set<string>>();
  for (const { id, planId, orderId, licences: total } of own) {
    const current = await db.$count(licences, and(eq(licences.membershipId, id), isNull(licences.freedAt)));
    expect(current).toBeLessThanOrEqual(total);
    const shown = await licencesOf(await api.member('admin'), orderId);
    expect(new Set(shown.held.map(({ num }) => num)).size).toBe(current);
    if (!standing.some((one) => one.id === id)) continue;
    for (const { holder } of shown.held)
      held.set(holder.uuid, (held.get(holder.uuid) ?? new Set()).add(tiers[planId] ?? ''));
  }
  const roleOf = (prefix: string, has: ReadonlySet<string>) =>
    has.has('A') ? [`${prefix}-A`] : has.has('M') ? [`${prefix}-M`] : [];
  for (const uuid of children) {
    expect(await rolesOf(api, uuid)).toEqual([...roleOf('Alumno', held.get(uuid) ?? new Set()), 'alumno']);
  }
  const paid = roleOf('Padre', new Set(standing.map(({ planId }) => tiers[planId] ?? '')));
  expect(await rolesOf(api, parent.uuid)).toEqual(paid.length > 0 ? paid : ['padre']);
  return (await db.select().from(licences)).length;
}

test('licences, roles and history agree, whatever is assigned, freed, renewed, refunded or ends', async ({ api }) => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const parent = await api.member('padre');
      const children = await addChildren(api, parent, 2);
      const body = { email: 'ana@example.mx', prices: [priceIdOf(monthly)], currency: 'mxn' };
      const payment_method = await tokenise(api);
      const { data } = await parent.client.call(subscribeMember, { body: { ...body, payment_method } });
      children.push(...(await addChildren(api, parent, 1, 3)));
      const family = { parent, children, orders: [data.order.id] };
      let history = 0;
      for (const step of taken) {
        await take(api, family, step);
        const now = await assertConsistent(api, family);
        expect(now).toBeGreaterThanOrEqual(history);
        history = now;
      }
    }),
    { numRuns: 8 },
  );
});
