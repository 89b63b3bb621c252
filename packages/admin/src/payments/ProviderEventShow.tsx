import { formatInstant } from '@lia/sdk/calendar/instants';
import type { ProviderEventDetail } from '@lia/sdk/payments/records';
import { EVENT_BODY_DAYS } from '@lia/sdk/payments/rules';
import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { Fact, Facts } from '../records/Facts.tsx';
import { RecordColumns, RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { EventChip } from './EventChip.tsx';
import { Replay } from './Replay.tsx';
import { usePaymentWords } from './words.ts';

/** One notification, whole: what it is about, what came of it, its body; and the way to act on it once more. */
export const ProviderEventShow = () => (
  <RecordPage resource="provider-events">
    <Notification />
  </RecordPage>
);

function Notification() {
  const t = useText();
  const { happening } = usePaymentWords();
  const event = useRecordContext<ProviderEventDetail>();
  // The list knows all of it but the body.
  if (event?.payload === undefined) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={t('providerEvents.titleOne', { type: happening(event.type).toLowerCase() })}>
        <EventChip state={event.state} />
      </RecordHeading>
      <RecordColumns>
        <Stack spacing={2}>
          <Details event={event} />
          <Replay event={event} />
        </Stack>
        <Payload text={event.payload} />
      </RecordColumns>
    </>
  );
}

function Details({ event }: { event: ProviderEventDetail }) {
  const t = useText();
  const language = useLanguage();
  const { provider: name } = usePaymentWords();
  const { provider, type, event_id, received_at, processed_at, attempts, payment_id, subscription_id, order_id } =
    event;
  return (
    <Section title={t('providerEvents.facts')}>
      <Facts>
        <Fact name={t('providerEvents.provider')}>{name(provider)}</Fact>
        <Fact name={t('providerEvents.type')}>{type || null}</Fact>
        <Fact name={t('providerEvents.event')}>{event_id}</Fact>
        <Fact name={t('providerEvents.received')}>{formatInstant(received_at, language)}</Fact>
        <Fact name={t('providerEvents.processed')}>{processed_at && formatInstant(processed_at, language)}</Fact>
        <Fact name={t('providerEvents.attempts')}>{attempts}</Fact>
        <Fact name={t('providerEvents.payment')}>{payment_id}</Fact>
        <Fact name={t('providerEvents.subscription')}>{subscription_id}</Fact>
        <Fact name={t('providerEvents.order')}>
          {order_id && (
            <MuiLink component={Link} to={`/orders/${order_id}/show`}>
              {order_id}
            </MuiLink>
          )}
        </Fact>
      </Facts>
    </Section>
  );
}

function Payload({ text }: { text: string | null }) {
  const t = useText();
  return (
    <Section title={t('providerEvents.payload')}>
      {text === null || text === '' ? (
        <Typography color="text.secondary">
          {text === '' ? t('providerEvents.payloadEmpty') : t('providerEvents.payloadOver', { days: EVENT_BODY_DAYS })}
        </Typography>
      ) : (
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
            {indented(text)}
          </Box>
        </Box>
      )}
    </Section>
  );
}

/** JSON as people read it; anything else as it came. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
