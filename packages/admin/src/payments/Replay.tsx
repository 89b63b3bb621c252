import { ApiError } from '@lia/sdk/http/error';
import { replayProviderEvent } from '@lia/sdk/payments/endpoints';
import type { ProviderEvent } from '@lia/sdk/payments/records';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

import { useClient } from '../app/ClientContext.ts';
import { useMessage, useText } from '../i18n/text.ts';

/** Acts on a notification once more, by asking the provider; nothing happens twice. */
export function Replay({ event: { provider, event_id } }: { event: ProviderEvent }) {
  const t = useText();
  const client = useClient();
  const describe = useMessage();
  const notify = useNotify();
  const refresh = useRefresh();
  const [running, setRunning] = useState(false);

  const replay = async () => {
    setRunning(true);
    try {
      const { state } = await client.call(replayProviderEvent, { params: { provider, event_id } });
      notify(t('providerEvents.replayed', { state: t(`providerEvents.states.${state}`) }), { type: 'success' });
      refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.status === 0 ? describe({ key: error.code }) : error.message, { type: 'error' });
    } finally {
      setRunning(false);
    }
  };

  return (
    <Box>
      <Button variant="outlined" startIcon={<ReplayIcon />} loading={running} onClick={() => void replay()}>
        {t('providerEvents.replay')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('providerEvents.replayHint')}
      </Typography>
    </Box>
  );
}
