import type { es } from './es.ts';

/** The same in English. */
export const en: Readonly<Record<keyof typeof es, string>> = {
  'download.all': 'Download what was handed in',
  'download.failed': 'The file could not be downloaded',
  'download.none': 'Nothing was handed in yet',
  'download.begun_one': 'The download began: {count} file ({size}), in a ZIP named by each student',
  'download.begun_other': 'The download began: {count} files ({size}), in a ZIP named by each student',
};
