import type { es } from './es.ts';

/** The same in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'download.all': 'Download what was handed in',
  'download.failed': 'The file could not be downloaded',
  'download.none': 'Nothing was handed in yet',
  'download.begun_one': 'The download began: {count} file ({size}), in a ZIP named by each student',
  'download.begun_other': 'The download began: {count} files ({size}), in a ZIP named by each student',
  'download.title': 'Download what was handed in',
  'download.text':
    'You get a ZIP with a folder for each mission: the files are named by their students, and a list says who is missing.',
  'download.group': 'Group',
  'download.from': 'Due from',
  'download.until': 'Until',
  'download.yes': 'Download',
};
