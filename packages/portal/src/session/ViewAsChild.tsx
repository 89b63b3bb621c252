import { viewAsChild } from '@lia/sdk/accounts/endpoints';
import { keepView } from '@lia/sdk/session/view';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

/** Shows a guardian the portal as their child sees it, in this tab, until they leave it or half an hour is over. */
export function ViewAsChild({ id, name }: { id: string; name: string }) {
  const { t, failure } = useText();
  const { session, toasts, go } = useServices();
  const [opening, setOpening] = useState(false);

  async function open(): Promise<void> {
    setOpening(true);
    try {
      keepView(await session.client.call(viewAsChild, { params: { id } }));
      // Read from the beginning: nothing of the guardian's stays in this tab.
      go('/');
    } catch (error) {
      toasts.show('error', failure(error));
      setOpening(false);
    }
  }

  return (
    <ActionButton
      size="small"
      disabled={opening}
      aria-label={t('view.child.of', { name })}
      onClick={() => void open()}
      sx={{ justifySelf: 'start', mx: -2, px: 2 }}
    >
      {t('view.child')}
    </ActionButton>
  );
}
