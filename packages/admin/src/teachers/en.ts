import type { Texts } from '../i18n/texts.ts';

/** Texts about teachers who registered, in English. */
export const teachers: Texts['teachers'] = {
  none: 'When a teacher registers, you will see their data and documents here.',
  tiers: { '10': 'Guest teacher', '20': 'Accredited teacher', '30': 'Certified teacher' },
  count: '{count} of {asked} documents',
  documents: 'Documents',
  download: 'Download {name}',
  downloadFailed: 'We could not download the document. Try again.',
  work: 'Where they teach',
  grade: 'Grade {grade}',
  person: 'Teacher',
  place: 'Place',
  review: {
    title: 'Review',
    pending: 'To review',
    accepted: 'Accepted',
    declined: 'Declined',
    accept: 'Accept',
    decline: 'Decline',
    again: 'Review again',
    note: 'Reason to decline',
    hint: 'The team alone reads it',
    missing: 'Write the reason',
  },
  delete: 'Delete registration',
  deleteTitle: 'Delete this registration?',
  deleteBody:
    'The registration of {name} and its documents will be deleted and cannot be recovered. The account is kept.',
};
