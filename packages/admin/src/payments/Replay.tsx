import { replayProviderEvent } from '@lia/sdk/payments/endpoints';
import type { ProviderEvent } from '@lia/sdk/payments/records';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, Button, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/useAct.ts';

/** Processes an event again by asking the provider; nothing happens twice. */
export function Replay({ record: { provider, event_id } }: { record: ProviderEvent }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct<'replay'>();
  const replay = () =>
    act('replay', async () => {
      const { status } = await client.call(replayProviderEvent, { params: { provider, event_id } });
      return { message: t('providerEvents.replayed', { status: t(`providerEvents.statuses.${status}`) }) };
    });
  return (
    <Box>
      <Button variant="outlined" startIcon={<ReplayIcon />} loading={busy !== null} onClick={() => void replay()}>
        {t('providerEvents.replay')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('providerEvents.replayHint')}
      </Typography>
    </Box>
  );
}
