import type { Credentials } from '@lia/sdk/accounts/schema';
import type { Validation } from '@lia/sdk/validation/validate';

export type CheckCredentials = (values: Credentials) => Validation<Credentials>;

/** Fetches the rules of the sign-in form; they come after the form itself, so that it can be typed into at once. */
export async function loadCredentialRules(): Promise<CheckCredentials> {
  const [{ credentialsSchema }, { validate }] = await Promise.all([
    import('@lia/sdk/accounts/schema'),
    import('@lia/sdk/validation/validate'),
  ]);
  return (values) => validate(credentialsSchema, values, { input: 'typed' });
}
