import type { Texts } from '../i18n/texts.ts';

/** Texts about courses and their buyers, in English. */
export const courses: Texts['courses'] = {
  add: 'Add course',
  new: 'New course',
  create: 'Add course',
  save: 'Save changes',
  none: 'The courses sold online will appear here. Add the first one.',
  status: 'Status',
  published: 'On sale',
  unpublished: 'Withdrawn',
  notForVisitors: 'Not sold to visitors',
  course: 'Course',
  priceHint: 'In pesos, the full amount that a person pays',
  product: 'Product',
  productHint: 'Identifies the course in each purchase',
  imageHint: 'An address that starts with https://, or a path such as /cursos/lectura.svg (optional)',
  keywordsHint: 'With “programacion” the course is not offered to visitors (optional)',
  onOfferHint: 'People who bought it keep it, even if you withdraw it',
  buyers: 'Who bought it',
  noBuyers: 'No one has bought it yet.',
  statuses: { pending: 'To be paid', active: 'Enrolled', withdrawn: 'Refunded' },
};
