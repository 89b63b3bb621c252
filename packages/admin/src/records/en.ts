import type { Texts } from '../i18n/texts.ts';

/** Texts of every record's page and form, in English. */
export const records: Texts['records'] = {
  otherData: 'Other data',
  nothing: 'Not given',
  unsavedTitle: 'Discard your changes?',
  unsaved: 'What you typed has not been saved yet. If you leave now, it will be lost.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  typeToConfirm: 'To confirm, type: {text}',
  page: 'Open its page',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
};
