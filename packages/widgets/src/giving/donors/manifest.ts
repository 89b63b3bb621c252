import { type ElementManifest, fetchedFirst } from '../../element/manifest.ts';

export const donors = {
  name: 'donors',
  text: 'Thanks donors and sponsors in public: their names or logos, as each of them chose.',
  folder: 'giving/donors',
  attributes: {},
  reads: ['/donors'],
  page: '/donantes',
  inConsole: true,
  firstLook: {},
  sample: { attributes: '', height: 412, first: 'control' },
  chunks: {},
  budgets: [{ what: 'the wall of donors', files: ['donors'], after: fetchedFirst, bytes: 1_550 }],
} as const satisfies ElementManifest;
