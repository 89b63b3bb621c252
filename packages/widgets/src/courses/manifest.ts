import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const courseCheckout = {
  name: 'course-checkout',
  text: "Sells a course: the course's card, who buys it, both consents, and the way to the payment.",
  folder: 'courses',
  attributes: {
    course: { kind: 'text', text: 'id of the course to start with; another one starts the form again' },
  },
  reads: ['/stripe/products', '/countries'],
  page: '/registro',
  inConsole: true,
  firstLook: {},
  sample: { attributes: '', height: 1500, first: 'field' },
  chunks: { 'course-checkout-rules': 'courses/validation.ts' },
  budgets: [{ what: 'the course checkout', files: ['course-checkout'], after: fetchedFirst, bytes: 4_020 }],
} as const satisfies ElementManifest;
