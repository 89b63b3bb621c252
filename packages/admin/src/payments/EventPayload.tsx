import type { ProviderEventDetail } from '@lia/sdk/payments/records';
import { EVENT_BODY_DAYS } from '@lia/sdk/payments/rules';
import { Box, Skeleton, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

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
