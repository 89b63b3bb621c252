import { replayProviderEvent } from '@lia/sdk/payments/endpoints';
import type { ProviderEvent, ProviderEventDetail } from '@lia/sdk/payments/records';
import { EVENT_BODY_DAYS } from '@lia/sdk/payments/rules';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, Skeleton, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';

/** The body of an event as it came, for as long as it is kept. */
export function EventPayload({ record: { payload } }: { record: Partial<ProviderEventDetail> }) {
  const t = useText();
  // The row of the list, which is shown at first, has no body.
  if (payload === undefined) return <Skeleton height={320} />;
  if (payload === null || payload === '') {
    return (
      <Typography color="text.secondary">
        {payload === '' ? t('providerEvents.payloadEmpty') : t('providerEvents.payloadOver', { days: EVENT_BODY_DAYS })}
      </Typography>
    );
  }
  return (
    // A part that scrolls is reached with the keyboard as well.
    <Box
      component="section"
      tabIndex={0}
      aria-label={t('providerEvents.payload')}
      sx={{ maxHeight: 480, overflow: 'auto' }}
    >
      <Box
        component="pre"
        sx={{
          m: 0,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 14,
          fontFamily: 'ui-monospace, monospace',
        }}
      >
        {indented(payload)}
      </Box>
    </Box>
  );
}

/** JSON with line breaks; anything else as it came. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Processes an event again by asking the provider; nothing happens twice. */
export function Replay({ record: { provider, event_id } }: { record: ProviderEvent }) {
  const t = useText();
  const client = useClient();
  const replay = async () => {
    const { status } = await client.call(replayProviderEvent, { params: { provider, event_id } });
    return { message: t('providerEvents.replayed', { status: t(`providerEvents.statuses.${status}`) }) };
  };
  return (
    <Box>
      <ActButton startIcon={<ReplayIcon />} label={t('providerEvents.replay')} call={replay} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('providerEvents.replayHint')}
      </Typography>
    </Box>
  );
}
