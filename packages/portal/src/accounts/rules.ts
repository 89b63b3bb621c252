import type { ChildPassword, PasswordChange, PasswordReset, PasswordResetRequest } from '@lia/sdk/accounts/schema';

import type { CheckValues } from './AccountForm.tsx';

const load = async () => {
  const [schemas, { validate }] = await Promise.all([
    import('@lia/sdk/accounts/schema'),
    import('@lia/sdk/validation/validate'),
  ]);
  return { ...schemas, validate };
};

export async function loadRequestRules(): Promise<CheckValues<PasswordResetRequest>> {
  const { passwordResetRequestSchema, validate } = await load();
  return (values) => validate(passwordResetRequestSchema, values, { input: 'typed' });
}

export async function loadResetRules(token: string): Promise<CheckValues<PasswordReset>> {
  const { passwordResetSchema, validate } = await load();
  return (values) => validate(passwordResetSchema, { token, ...values }, { input: 'typed' });
}

export async function loadChangeRules(): Promise<CheckValues<PasswordChange>> {
  const { passwordChangeSchema, validate } = await load();
  return (values) => validate(passwordChangeSchema, values, { input: 'typed' });
}

export async function loadChildRules(): Promise<CheckValues<ChildPassword>> {
  const { childPasswordSchema, validate } = await load();
  return (values) => validate(childPasswordSchema, values, { input: 'typed' });
}
