import type { Texts } from '../i18n/text.ts';

/** Texts about courses and their buyers, in English. */
export const courses: Texts['courses'] = {
  add: 'Add course',
  new: 'New course',
  create: 'Add course',
  save: 'Save changes',
  none: 'The courses that are sold online will live here. Add the first one.',
  status: 'Status',
  published: 'On sale',
  unpublished: 'Taken back',
  notForVisitors: 'Not sold to visitors',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  priceHint: 'In pesos, all that a person pays',
  product: 'Product number',
  productHint: 'Names the course in each purchase',
  image: 'Picture',
  imageHint: 'An address that starts with https://, or a path such as /cursos/lectura.svg (optional)',
  keywords: 'Keywords',
  keywordsHint: 'With “programacion” the course is not offered to visitors (optional)',
  onOffer: 'On sale',
  onOfferHint: 'People who bought it keep it, even if you withdraw it',
  buyers: 'Who bought it',
  noBuyers: 'No one has bought it yet.',
  statuses: { pending: 'To be paid', active: 'Enrolled', withdrawn: 'Refunded' },
};
