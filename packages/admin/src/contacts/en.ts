import type { Texts } from '../i18n/texts.ts';

/** Texts about people to call, in English. */
export const contacts: Texts['contacts'] = {
  call: 'Call',
  write: 'Write',
  mark: 'Mark as contacted',
  reopen: 'Move back to “To be contacted”',
  doneTitle: 'Already contacted',
  called: '{by} called',
  calledOn: '{by} called on {at}.',
  calledByUnknown: 'Called on {at}.',
};
