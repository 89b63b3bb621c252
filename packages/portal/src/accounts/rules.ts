import type { ChildPassword, PasswordChange, PasswordReset, PasswordResetRequest } from '@lia/sdk/accounts/schema';
import type { OwnPassword, PasswordAndCode, SecondFactorCode } from '@lia/sdk/secondFactor/schema';

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

const loadSecondFactor = async () => {
  const [schemas, { validate }] = await Promise.all([
    import('@lia/sdk/secondFactor/schema'),
    import('@lia/sdk/validation/validate'),
  ]);
  return { ...schemas, validate };
};

export async function loadOwnPasswordRules(): Promise<CheckValues<OwnPassword>> {
  const { ownPasswordSchema, validate } = await loadSecondFactor();
  return (values) => validate(ownPasswordSchema, values, { input: 'typed' });
}

export async function loadCodeRules(): Promise<CheckValues<SecondFactorCode>> {
  const { codeSchema, validate } = await loadSecondFactor();
  return (values) => validate(codeSchema, values, { input: 'typed' });
}

export async function loadPasswordAndCodeRules(): Promise<CheckValues<PasswordAndCode>> {
  const { passwordAndCodeSchema, validate } = await loadSecondFactor();
  return (values) => validate(passwordAndCodeSchema, values, { input: 'typed' });
}
