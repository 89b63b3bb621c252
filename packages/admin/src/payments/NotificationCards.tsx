import { formatInstant } from '@lia/sdk/calendar/instants';
import type { PaymentEvent } from '@lia/sdk/payments/records';

import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { EventChip } from './EventChip.tsx';

/** The same rows where a table has no room. */
export function NotificationCards() {
  const t = useText();
  const language = useLanguage();
  return (
    <RowCards<PaymentEvent> columns={['received_at']}>
      {({ type, state, id, provider, event_id, received_at }) => (
        <RowCard
          to={`/notifications/${encodeURIComponent(id)}/show`}
          title={type || t('notifications.noType')}
          chip={<EventChip state={state} />}
        >
          <CardLine>{`${provider} · ${event_id}`}</CardLine>
          <CardLine>{formatInstant(received_at, language)}</CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}
