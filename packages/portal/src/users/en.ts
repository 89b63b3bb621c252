import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'users.administration': 'Administration',
  'users.institutions': 'Institutions',
  'users.imports': 'Import users',
  'users.title': 'Users',
  'users.inConsole': 'Open the list in the console',
};
