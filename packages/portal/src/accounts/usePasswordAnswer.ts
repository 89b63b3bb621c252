import type { PasswordAnswer } from '@lia/sdk/accounts/schema';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';

/** Shows that a password was set, with a warning where it is a common one. */
export function usePasswordAnswer(): (answer: PasswordAnswer) => void {
  const { message } = useText();
  const { toasts } = useServices();
  return ({ message: done, common_password }) => {
    if (common_password) toasts.show('warning', `${done}. ${message({ key: 'password.isCommon' })}`);
    else toasts.show('success', done);
  };
}
