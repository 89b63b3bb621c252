import type { registrationTypes } from '@lia/sdk/registrations/rules';

import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const pricing = {
  name: 'pricing',
  text: 'Compares the nine plans; each card leads to its registration. An unknown `type` counts as none.',
  folder: 'memberships',
  attributes: {
    type: {
      kind: 'text',
      values: ['padre', 'maestro', 'escuela'] satisfies typeof registrationTypes,
      text: 'the tab to start with',
    },
    'register-at': {
      kind: 'text',
      text: "where a site registers on a page of its own: an address with `{type}` and `{membership}` in the place of the plan's words, as `/{type}?membership={membership}` (default: our portal)",
    },
  },
  reads: ['/membresia'],
  page: '/memberships',
  inConsole: true,
  firstLook: { except: '[type], [register-at]' },
  sample: { attributes: '', height: 1500, first: 'control' },
  chunks: {},
  budgets: [{ what: 'the plans', files: ['pricing'], after: fetchedFirst, bytes: 2_800 }],
} as const satisfies ElementManifest;
