import type { sponsorshipTypes } from '@lia/sdk/giving/sponsorshipRules';

import { type ElementManifest, fetchedFirst } from '../../element/manifest.ts';

export const sponsorship = {
  name: 'sponsorship',
  text: 'Takes a sponsorship of special projects or programming courses. An unknown `type` counts as none.',
  folder: 'giving/sponsorship',
  attributes: {
    type: {
      kind: 'number',
      values: [1, 2] satisfies typeof sponsorshipTypes,
      text: 'what to start with: 1 special projects, 2 programming courses',
    },
  },
  reads: ['/countries'],
  page: '/registropatrocinar',
  inConsole: true,
  firstLook: { except: '[type="2"]' },
  sample: { attributes: '', height: 1500, first: 'field' },
  chunks: { 'sponsorship-rules': 'giving/sponsorship/validation.ts' },
  budgets: [{ what: 'the sponsorship', files: ['sponsorship'], after: fetchedFirst, bytes: 2_200 }],
} as const satisfies ElementManifest;
