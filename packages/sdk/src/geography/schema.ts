import { array, type InferType, string } from 'yup';

import { record, text } from '../validation/fields.ts';

/** A country as pickers show it. `currency` is an ISO 4217 code, `flag` an emoji, `dialCode` starts with a plus. */
export const countrySchema = record({
  name: string().required(),
  currency: string().defined(),
  flag: string().defined(),
  dialCode: string().defined(),
});
export type Country = InferType<typeof countrySchema>;

export const countryListSchema = record({ data: array(countrySchema).required() });
export type CountryList = InferType<typeof countryListSchema>;

export const countryQuestionSchema = record({ country: text(2, 60) });
export type CountryQuestion = InferType<typeof countryQuestionSchema>;

export const statesSchema = record({
  data: record({ name: string().required(), states: array(record({ name: string().required() })).required() }),
});
export type States = InferType<typeof statesSchema>;

export const stateQuestionSchema = record({ country: text(2, 60), state: text(2, 60) });
export type StateQuestion = InferType<typeof stateQuestionSchema>;

export const citiesSchema = record({ data: array(string().required()).required() });
export type Cities = InferType<typeof citiesSchema>;
