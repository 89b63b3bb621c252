import { type InferType, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';
import { ACCESS_CODE_ALPHABET, ACCESS_CODE_LENGTH, tidyAccessCode } from './accessCodes.ts';
import { credentialsSchema } from './schema.ts';

/** Digits of an app's code (RFC 6238). */
const DIGITS = 6;

/** What an app shows. */
export const APP_CODE = new RegExp(`^\\d{${DIGITS}}$`);

const CODE = new RegExp(`^(\\d{${DIGITS}}|[${ACCESS_CODE_ALPHABET}]{${ACCESS_CODE_LENGTH}})$`);

/** The six digits of an app, or a recovery code; typed with or without separators, in any case. */
export const secondFactorCode = () =>
  string()
    .typeError(messageKey('invalid'))
    .max(2 * ACCESS_CODE_LENGTH, messageKey('secondFactor.code'))
    .transform((typed: unknown) => (typeof typed === 'string' ? tidyAccessCode(typed) : typed))
    .matches(CODE, { message: messageKey('secondFactor.code'), excludeEmptyString: true });

/** What opens a session: credentials, and the code of accounts with a second factor. */
export const signInSchema = credentialsSchema.concat(record({ second_factor: secondFactorCode().optional() }));
export type SignIn = InferType<typeof signInSchema>;
