import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Typography } from '@mui/material';

import { useLanguage } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { Folio } from './Folio.tsx';
import { OrderState } from './OrderState.tsx';

/** The same rows where a table has no room. */
export function OrderCards() {
  const language = useLanguage();
  return (
    <RowCards<OrderRecord> columns={['created_at', 'payer_name', 'title', 'folio', 'total', 'state']}>
      {(order) => (
        <RowCard to={`/orders/${order.id}/show`} title={order.payer_name} chip={<OrderState order={order} />}>
          <CardLine>{order.title}</CardLine>
          <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
            <strong>{formatPesos(order.total)}</strong>
            {' · '}
            <Folio order={order} />
          </Typography>
          <CardLine>{formatInstant(order.created_at, language)}</CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}
