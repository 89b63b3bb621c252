import type { FreedLicence, HeldLicence, OrderLicences } from '@lia/sdk/licences/records';

/** A person, by their first name. */
export const person = (name: string) => ({
  uuid: `u-${name}`,
  username: name.toLowerCase(),
  name,
  last_name: 'Méndez',
});

/** A licence that a person of this first name holds. */
export const held = (num: number, name: string): HeldLicence => ({
  id: `l-${num}`,
  num,
  holder: person(name),
  assigned_at: '2026-11-03T18:00:00.000Z',
  assigned_by: null,
});

/** Licences of a parent's monthly plan: one that is held, and a free one. */
export const sampleLicences = (more: Partial<OrderLicences['data']> = {}): OrderLicences => ({
  data: {
    order: 'o-1',
    plan: 2,
    type: 'padre',
    membership: 'mensual',
    status: 'active',
    paid_until: '2026-12-21T06:00:00.000Z',
    owner: person('Laura'),
    total: 2,
    held: [held(1, 'Sofía')],
    elsewhere: [],
    freed: [],
    ...more,
  },
});

/** A licence that was freed. */
export const freed: FreedLicence = {
  ...held(1, 'Sofía'),
  freed_at: '2026-11-20T18:00:00.000Z',
  freed_by: 'Laura Méndez',
  reason: 'freed',
};
