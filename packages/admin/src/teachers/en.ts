import type { Texts } from '../i18n/text.ts';

/** Texts about teachers who registered, in English. */
export const teachers: Texts['teachers'] = {
  none: 'When a teacher registers, you will see their data and documents here.',
  tier: 'Tier',
  tiers: { '10': 'Guest teacher', '20': 'Accredited teacher', '30': 'Certified teacher' },
  count: '{count} of {asked} documents',
  documents: 'Documents',
  download: 'Download {name}',
  downloadFailed: 'We could not download the document. Try again.',
  work: 'Where they teach',
  school: 'School',
  level: 'School level',
  grades: 'Grades',
  grade: 'Grade {grade}',
  subjects: 'Subjects',
  interests: 'Interested in',
  person: 'Teacher',
  date: 'Registered',
  username: 'Username',
  email: 'E-mail',
  phone: 'Phone',
  place: 'Place',
  delete: 'Delete registration',
  deleteTitle: 'Delete this registration?',
  deleteBody: 'The registration of {name} and its documents are deleted and cannot be brought back. The account stays.',
};
