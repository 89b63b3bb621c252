import { ApiError } from '@lia/sdk/http/error';
import { replayPaymentEvent } from '@lia/sdk/payments/endpoints';
import type { PaymentEvent } from '@lia/sdk/payments/records';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

import { useClient } from '../app/ClientContext.ts';
import { useMessage, useText } from '../i18n/text.ts';

/** Acts on a notification once more, by asking the provider; nothing happens twice. */
export function Replay({ event: { provider, event_id } }: { event: PaymentEvent }) {
  const t = useText();
  const client = useClient();
  const say = useMessage();
  const notify = useNotify();
  const refresh = useRefresh();
  const [running, setRunning] = useState(false);

  const replay = async () => {
    setRunning(true);
    try {
      const { state } = await client.call(replayPaymentEvent, { params: { provider, event_id } });
      notify(t('notifications.replayed', { state: t(`notifications.states.${state}`) }), { type: 'success' });
      refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.status === 0 ? say({ key: error.code }) : error.message, { type: 'error' });
    } finally {
      setRunning(false);
    }
  };

  return (
    <Box>
      <Button variant="outlined" startIcon={<ReplayIcon />} loading={running} onClick={() => void replay()}>
        {t('notifications.replay')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('notifications.replayHint')}
      </Typography>
    </Box>
  );
}
