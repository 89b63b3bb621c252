import { endGoogleConnection, startGoogleConnection } from '@lia/sdk/googleCalendars/endpoints';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { keepAttempt } from '../federation/attempt.ts';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

interface ConnectGoogleProps {
  offered: boolean;
  /** Whether an account was connected whose consent is over. */
  isRevoked: boolean;
  close: () => void;
}

/** What connecting means, and the way to Google. */
export function ConnectGoogle({ offered, isRevoked, close }: ConnectGoogleProps) {
  const { t, failure } = useText();
  const { session, toasts, go } = useServices();
  const { busy, run } = useChangeOf('google');
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      const { data } = await session.client.call(startGoogleConnection);
      keepAttempt({ secret: data.secret, wanted: null });
      go(data.url);
    } catch (error) {
      toasts.show('error', failure(error));
      setLeaving(false);
    }
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {isRevoked && <Typography sx={{ fontWeight: 600 }}>{t('google.revoked')}</Typography>}
        <Typography>{t('google.text')}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button sx={{ minHeight: 44 }} onClick={close}>
          {t('action.close')}
        </Button>
        {isRevoked && (
          <ActionButton
            color="error"
            disabled={busy || leaving}
            sx={{ minHeight: 44 }}
            onClick={() => void run((client) => client.call(endGoogleConnection)).then((ended) => ended && close())}
          >
            {t('google.disconnect')}
          </ActionButton>
        )}
        {offered && (
          <ActionButton
            variant="contained"
            disabled={busy || leaving}
            sx={{ minHeight: 44 }}
            onClick={() => void leave()}
          >
            {t(isRevoked ? 'google.again' : 'google.connect')}
          </ActionButton>
        )}
      </DialogActions>
    </>
  );
}
