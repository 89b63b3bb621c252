import { type ElementManifest, fetchedFirst } from '../../element/manifest.ts';

export const volunteering = {
  name: 'volunteering',
  text: "Takes a company's offer to volunteer. Nothing is paid, so it does not leave the page.",
  folder: 'giving/volunteering',
  attributes: {},
  reads: [],
  page: '/registrovoluntario',
  inConsole: true,
  firstLook: {},
  sample: { attributes: '', height: 1100, first: 'field' },
  chunks: { 'volunteering-rules': 'giving/volunteering/validation.ts' },
  budgets: [{ what: 'the offer to volunteer', files: ['volunteering'], after: fetchedFirst, bytes: 1_100 }],
} as const satisfies ElementManifest;
