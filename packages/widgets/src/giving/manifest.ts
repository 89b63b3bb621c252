import type { supports } from '@lia/sdk/giving/rules';

import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const donation = {
  name: 'donation',
  text: 'Takes a donation: for one to ten children, for more, or an amount. An unknown `support` counts as none.',
  folder: 'giving',
  attributes: {
    support: {
      kind: 'number',
      values: [1, 2, 3] satisfies typeof supports,
      text: 'the mode to start with: 1 one to ten children, 2 more, 3 an amount',
    },
  },
  reads: ['/countries'],
  page: '/registroapoyar',
  inConsole: true,
  firstLook: {},
  sample: { attributes: '', height: 1500, first: 'field' },
  chunks: { 'donation-rules': 'giving/validation.ts' },
  budgets: [
    {
      what: 'a page with a donation form, before the first interaction',
      files: [...fetchedFirst, 'donation'],
      after: [],
      bytes: 35_215,
    },
    { what: 'the donation form', files: ['donation'], after: fetchedFirst, bytes: 2_110 },
    {
      what: 'the rules, at the first focus or when the page is idle',
      files: ['donation-rules'],
      after: [...fetchedFirst, 'donation'],
      bytes: 13_200,
    },
  ],
} as const satisfies ElementManifest;
