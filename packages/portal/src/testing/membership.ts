import type { MyMembership, OpenOrder, SchoolPlan } from '@lia/sdk/memberships/records';

/** Who pays nothing, and whose school has no plan. */
export const noMembership: MyMembership = { data: null, others: [], school_plans: [], school_paid: false };

/** A parent's monthly plan, paid by a card that renews it. */
export const sampleMembership = (changed: Partial<NonNullable<MyMembership['data']>> = {}): MyMembership => ({
  ...noMembership,
  data: {
    order: 'o-1',
    plan: 2,
    type: 'padre',
    membership: 'mensual',
    status: 'active',
    paid_until: '2026-12-21T06:00:00.000Z',
    carried_days: 0,
    next: null,
    cancelled: false,
    renews: true,
    renews_at: '2026-12-21T06:00:00.000Z',
    owes: false,
    card: { brand: 'visa', last4: '4242' },
    further: 0,
    licences: [],
    missing_licences: 0,
    ...changed,
  },
});

/** The annual plan of a school, which another administrator pays. */
export const schoolPlan = (changed: Partial<SchoolPlan> = {}): SchoolPlan => ({
  order: 'o-9',
  plan: 9,
  type: 'escuela',
  membership: 'anual',
  status: 'active',
  paid_until: '2027-03-21T06:00:00.000Z',
  cancelled: false,
  payer: 'Emiliano Pérez',
  schools: 'Colegio Jacarandas',
  ...changed,
});

/** A monthly plan whose OXXO voucher waits for its payment. */
export const openOrder = (changed: Partial<OpenOrder>): OpenOrder => ({
  id: 'o',
  reason: 'membership',
  plan: 2,
  title: 'Plan mensual para padres',
  total: 29_800,
  created_at: '2026-11-21T18:00:00.000Z',
  voucher: { id: 'v-1', number: '12345678901234', expires_at: '2026-11-25T05:59:00.000Z' },
  init_point: null,
  ...changed,
});
