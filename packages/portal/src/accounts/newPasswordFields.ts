import type { Translate } from '../i18n/i18n.ts';
import type { AccountField } from './AccountForm.tsx';

/** A new password, typed twice. */
export const newPasswordFields = (t: Translate): readonly AccountField<'password' | 'password_confirmation'>[] => [
  { name: 'password', label: t('password.new'), kind: 'password', autoComplete: 'new-password' },
  { name: 'password_confirmation', label: t('password.again'), kind: 'password', autoComplete: 'new-password' },
];
