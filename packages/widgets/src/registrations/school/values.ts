import { MEXICO } from '@lia/sdk/geography/rules';

import { filled } from '../../form/filled.ts';

/** What a school types, as text, under the names of the body. */
export const blank = {
  name: '',
  email: '',
  phone: '',
  country: MEXICO,
  city: '',
  message: '',
  membership: 'mensual',
};
export type SchoolPath = keyof typeof blank;
export type SchoolValues = Record<SchoolPath, string>;

/** The body as the API takes it. */
export const bodyOf = (values: SchoolValues): object => filled(values);
