import type { MyMembership } from '@lia/sdk/memberships/records';

/** A parent's monthly plan, paid by a card that renews it. */
export const sampleMembership = (changed: Partial<NonNullable<MyMembership['data']>> = {}): MyMembership => ({
  data: {
    plan: 2,
    type: 'padre',
    membership: 'mensual',
    state: 'active',
    paid_until: '2026-12-21T06:00:00.000Z',
    cancelled: false,
    renews: true,
    owes: false,
    card: { brand: 'visa', last4: '4242' },
    licences: [],
    ...changed,
  },
});
