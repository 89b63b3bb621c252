import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'download.title': 'Download what was handed in',
  'download.text':
    'You get a ZIP with a folder for each mission: the files are named by their students, and a list says who is missing.',
  'download.group': 'Group',
  'download.from': 'Due from',
  'download.until': 'Until',
  'download.yes': 'Download',
};
