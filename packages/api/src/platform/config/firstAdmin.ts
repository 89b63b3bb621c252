import { email, newPassword, record, username } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';
import type { InferType } from 'yup';

import type { Variables } from './variables.ts';

/** The first administrator is held to what everybody is held to who registers, so that they can sign in. */
const firstAdminSchema = record({ username: username(), password: newPassword(), email: email() });

/** The first administrator of a production database. */
export type FirstAdmin = InferType<typeof firstAdminSchema>;

/** Requirements of its settings, for the operator; none repeats a value, one of which is a password. */
const requirements: Readonly<Record<string, string>> = {
  username: 'must have 2 to 30 characters, none of them invisible',
  password: 'must have 4 to 30 characters',
  email: 'must be an e-mail address',
};

/** Reads `LIA_ADMIN_*`; null where no administrator is to be made. */
export function readFirstAdmin({ text, requireTogether, problems }: Variables): FirstAdmin | null {
  const names = ['LIA_ADMIN_USERNAME', 'LIA_ADMIN_PASSWORD', 'LIA_ADMIN_EMAIL'] as const;
  const [name, password, address] = names.map(text);
  requireTogether(...names);
  if (!name || !password || !address) return null;
  const checked = validate(firstAdminSchema, { username: name, password, email: address }, { input: 'strict' });
  if (checked.ok) return checked.value;
  for (const field of Object.keys(checked.fields))
    problems.push(`LIA_ADMIN_${field.toUpperCase()} ${requirements[field]}`);
  return null;
}
