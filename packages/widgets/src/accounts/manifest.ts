import { type ElementManifest, fetchedFirst } from '../element/manifest.ts';

export const login = {
  name: 'login',
  text: 'The member sign-in, for our own marketing site: it leads to the portal with a code that is good once.',
  folder: 'accounts',
  attributes: {},
  reads: [],
  page: '/login',
  inConsole: false,
  firstLook: {},
  sample: { attributes: '', height: 386, first: 'field' },
  chunks: { 'login-rules': 'accounts/validation.ts' },
  budgets: [{ what: 'the sign-in', files: ['login'], after: fetchedFirst, bytes: 1_200 }],
} as const satisfies ElementManifest;
