import { formatInstant } from '@lia/sdk/calendar/instants';
import type { ProviderEvent } from '@lia/sdk/payments/records';

import { useLanguage } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { EventChip } from './EventChip.tsx';
import { usePaymentWords } from './words.ts';

/** The same rows where a table has no room. */
export function ProviderEventCards() {
  const { provider: name, happening } = usePaymentWords();
  const language = useLanguage();
  return (
    <RowCards<ProviderEvent> columns={['received_at']}>
      {({ type, state, id, provider, event_id, received_at }) => (
        <RowCard
          to={`/provider-events/${encodeURIComponent(id)}/show`}
          title={happening(type)}
          chip={<EventChip state={state} />}
        >
          <CardLine>{`${name(provider)} · ${[type, event_id].filter(Boolean).join(' · ')}`}</CardLine>
          <CardLine>{formatInstant(received_at, language)}</CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}
