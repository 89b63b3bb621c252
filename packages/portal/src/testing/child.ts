import type { ChildRecord } from '@lia/sdk/children/schema';

/** The uuid of a child of the sample family. */
export const childId = (n: number): string => `6a51ca1e-0000-4000-8000-00000000000${n}`;

const agreed = { version: '2026-11-01', since: '2026-11-20T18:00:00.000Z' };
/** The parent who is signed in, as a guardian. */
export const mother = { id: 'g1', name: 'Laura Méndez', is_self: true, removable: true, since: agreed.since };
/** The other guardian. */
export const father = { id: 'g2', name: 'Jorge Ríos', is_self: false, removable: false, since: agreed.since };

/** A child of two parents. */
export const sampleChild: ChildRecord = {
  uuid: childId(1),
  name: 'Sofía',
  last_name: 'Ríos',
  username: 'sofi.r',
  level: 2,
  grade: 6,
  avatar_path: null,
  school: null,
  group: null,
  may_have_card: true,
  has_card: false,
  pictures: 'none',
  licence_until: '2027-01-31T18:00:00.000Z',
  guardians: [mother, father],
  may_invite: true,
  consents: [
    { document: 'terms', version: '2026-11-01', agreed },
    { document: 'privacy', version: '2026-11-10', agreed },
  ],
};
