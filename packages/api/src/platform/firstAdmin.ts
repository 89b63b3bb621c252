import { email, newPassword, record, username } from '@lia/sdk/validation/fields';
import type { InferType } from 'yup';

/** The first administrator is held to what everybody is held to who registers, so that they can sign in. */
export const firstAdminSchema = record({ username: username(), password: newPassword(), email: email() });

/** The first administrator of a production database. */
export type FirstAdmin = InferType<typeof firstAdminSchema>;

/** Requirements of its settings, for the operator; none repeats a value, one of which is a password. */
export const wanted: Readonly<Record<string, string>> = {
  username: 'must have 2 to 30 characters, none of them invisible',
  password: 'must have 4 to 30 characters',
  email: 'must be an e-mail address',
};
