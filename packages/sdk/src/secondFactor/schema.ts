import { array, boolean, type InferType, number, string } from 'yup';

import { secondFactorCode } from '../accounts/signIn.ts';
import { messageKey, record } from '../validation/fields.ts';

/** A code of the app, or a recovery code. */
export const codeSchema = record({ code: secondFactorCode().required(messageKey('required')) });
export type SecondFactorCode = InferType<typeof codeSchema>;

const currentPassword = () =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).max(150, messageKey('text.max'));

/** The current password, before a second factor is set up. */
export const ownPasswordSchema = record({ current_password: currentPassword() });
export type OwnPassword = InferType<typeof ownPasswordSchema>;

/** Password and code together. */
export const passwordAndCodeSchema = ownPasswordSchema.concat(codeSchema);
export type PasswordAndCode = InferType<typeof passwordAndCodeSchema>;

/** The second factor of the person who asks. */
export const secondFactorSchema = record({
  data: record({
    enabled: boolean().required(),
    /** ISO instant; null while there is none. */
    since: string().nullable().defined(),
    /** Recovery codes that were not used. */
    recovery_codes: number().required(),
  }),
});
export type SecondFactor = InferType<typeof secondFactorSchema>;

/** What an app is set up with: the key in base 32, and the `otpauth:` address of the QR. */
export const secondFactorKeySchema = record({ key: string().required(), uri: string().required() });
export type SecondFactorKey = InferType<typeof secondFactorKeySchema>;

/** New recovery codes, the only time that they are known. */
export const recoveryCodesSchema = record({
  message: string().required(),
  recovery_codes: array(string().required()).required(),
});
export type RecoveryCodes = InferType<typeof recoveryCodesSchema>;
