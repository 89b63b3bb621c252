import type { Credentials } from '@lia/sdk/accounts/schema';
import type { Message } from '@lia/sdk/messages/translate';
import type { Validation } from '@lia/sdk/validation/validate';

export type CheckCredentials = (values: Credentials) => Validation<Credentials>;

export type FieldErrors = Partial<Record<keyof Credentials, Message>>;

/** Fetches the rules of the sign-in form; they come after the form itself, so that it can be typed into at once. */
export async function loadCredentialRules(): Promise<CheckCredentials> {
  const [{ credentialsSchema }, { validate }] = await Promise.all([
    import('@lia/sdk/accounts/schema'),
    import('@lia/sdk/validation/validate'),
  ]);
  return (values) => validate(credentialsSchema, values, { input: 'typed' });
}
