import type { memberships } from '@lia/sdk/registrations/rules';

import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const registration = {
  name: 'registration',
  text: 'Registers a family on a free or paid plan, or takes a school\'s request with `type="escuela"`. What its attributes leave out is taken from the query of the page\'s address (`?type=padre&membership=anual`, as `<lia-pricing>` leads to); an unknown word counts as none.',
  folder: 'registrations',
  attributes: {
    type: { kind: 'text', values: ['padre', 'escuela'], text: 'who registers: a family (default) or a school' },
    membership: {
      kind: 'text',
      values: ['gratis', 'mensual', 'anual'] satisfies typeof memberships,
      text: 'the plan: `gratis` (default), `mensual`, `anual`',
    },
  },
  slots: { card: 'where the card company draws its field, for a paid plan; filled by the element itself' },
  reads: ['/countries'],
  page: '/register?type=padre&membership=gratis',
  inConsole: true,
  firstLook: { except: '[type="escuela"]' },
  sample: { attributes: ' type="padre" membership="gratis"', height: 1500, first: 'field' },
  chunks: {
    'registration-rules': 'registrations/validation.ts',
    'school-contact': 'registrations/school/SchoolContactForm.tsx',
    'school-contact-rules': 'registrations/school/validation.ts',
  },
  budgets: [
    { what: 'the registration form', files: ['registration'], after: fetchedFirst, bytes: 5_700 },
    { what: "a school's request", files: ['school-contact'], after: fetchedFirst, bytes: 1_105 },
  ],
} as const satisfies ElementManifest;
