import { MEXICO } from '@lia/sdk/geography/rules';

import { takeTexts } from '../../drafts/draft.ts';

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

export const revive = (stored: unknown): SchoolValues => takeTexts<SchoolPath>(blank, stored);

/** Nothing of a request is secret to the device it was typed on. */
export const keep = (values: SchoolValues): SchoolValues => values;

/** The body as the API takes it; what was left empty stays behind. */
export const bodyOf = (values: SchoolValues): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
