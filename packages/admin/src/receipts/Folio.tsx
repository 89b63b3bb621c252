import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Box } from '@mui/material';

import { useText } from '../i18n/text.ts';

/** The number of an order's receipt, and whether it was cancelled. */
export function Folio({ order: { folio, cancelled_at } }: { order: Pick<OrderRecord, 'folio' | 'cancelled_at'> }) {
  const t = useText();
  if (folio === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('orders.noReceipt')}
      </Box>
    );
  if (cancelled_at === null) return folio;
  return (
    <>
      <Box component="s">{folio}</Box> <Box component="span">{t('orders.cancelled')}</Box>
    </>
  );
}
