import { sendConfirmation } from '@lia/sdk/accounts/endpoints';
import { useState } from 'react';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { confirmationTexts } from './es.ts';

/** Sends the confirmation email again, to the signed-in user. */
export function SendConfirmation({ variant = 'text' }: { variant?: 'text' | 'contained' }) {
  useTexts(confirmationTexts);
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const [sending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    try {
      const { message } = await session.client.call(sendConfirmation);
      toasts.show('success', message);
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <ActionButton
      variant={variant}
      color={variant === 'text' ? 'inherit' : 'primary'}
      loading={sending}
      onClick={() => void send()}
    >
      {t('confirm.again')}
    </ActionButton>
  );
}
