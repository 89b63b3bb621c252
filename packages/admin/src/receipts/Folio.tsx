import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Box } from '@mui/material';

import { useWords, type Words } from '../resources/field.ts';

type Receipt = Pick<OrderRecord, 'folio' | 'cancelled_at'>;

/** The number of an order's receipt, and whether it was cancelled, in text. */
export function folioOf({ folio, cancelled_at }: Receipt, { t }: Words): string {
  if (folio === null) return t('orders.noReceipt');
  return cancelled_at === null ? folio : `${folio} ${t('orders.cancelled')}`;
}

/** The same in a list: the number of a cancelled receipt is struck out. */
export function Folio({ record: { folio, cancelled_at } }: { record: Receipt }) {
  const { t } = useWords();
  const style = { whiteSpace: 'nowrap', fontSize: 14 } as const;
  if (folio === null) return <Box sx={{ ...style, color: 'text.secondary' }}>{t('orders.noReceipt')}</Box>;
  if (cancelled_at === null) return <Box sx={style}>{folio}</Box>;
  return (
    <Box sx={style}>
      <Box component="s">{folio}</Box> <Box component="span">{t('orders.cancelled')}</Box>
    </Box>
  );
}
