import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'consent.terms': 'I accept the terms and conditions.',
  'consent.terms.read': 'Read the terms and conditions',
  'consent.privacy': 'I accept the privacy notice.',
  'consent.privacy.read': 'Read the privacy notice',
  'consent.failed': 'We could not load this text.',
};
