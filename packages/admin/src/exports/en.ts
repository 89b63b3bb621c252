import type { Texts } from '../i18n/texts.ts';

/** Texts about exports, in English. */
export const exports: Texts['exports'] = {
  export: 'Export',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  pesos: '{heading} (pesos)',
  running: 'Exporting',
  progress: '{done} of {total} records',
  cancel: 'Cancel',
  done_one: '1 record exported',
  done_other: '{count} records exported',
};
