import { string } from 'yup';

import { messageKey, text } from '../validation/fields.ts';
import { country as countryRule, MEXICO, normalisePhone } from './rules.ts';

/** Phone beside a `country` field: digits only, at most 10 in México and 15 elsewhere (document 1 section 5). */
export const phone = () =>
  string()
    .typeError(messageKey('invalid'))
    .transform((value: unknown) => (typeof value === 'string' ? normalisePhone(value) : value))
    .required(messageKey('required'))
    .matches(/^\d*$/, messageKey('phone.digits'))
    .when('country', ([country], rule) => rule.max(country === MEXICO ? 10 : 15, messageKey('text.max')));

/** Country by its Spanish name, 2 to 30 characters (document 1 section 5). */
export const country = () => text(countryRule.min, countryRule.max);

/** State: free text of 2 to 30 characters; in México the API also asks that it is one of the 32. */
export const state = () => text(2, 30);
