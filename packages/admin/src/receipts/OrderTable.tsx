import { formatPesos } from '@lia/sdk/payments/money';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Box, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { Folio } from './Folio.tsx';
import { OrderState } from './OrderState.tsx';

/** Date, payer, what for, receipt, total, state. The payer is a link, so the keyboard reaches every row. */
export function OrderTable() {
  const t = useText();
  return (
    <RowTable<OrderRecord>>
      <InstantColumn source="created_at" />
      <Column
        source="payer_name"
        render={({ id, payer_name }: OrderRecord) => <RowLink to={`/orders/${id}/show`}>{payer_name}</RowLink>}
      />
      <Column
        source="title"
        render={({ reason, title }: OrderRecord) => (
          <>
            <Box>{title}</Box>
            {title !== t(`orders.reasons.${reason}`) && (
              <Typography variant="body2" color="text.secondary">
                {t(`orders.reasons.${reason}`)}
              </Typography>
            )}
          </>
        )}
      />
      <Column source="folio" sx={{ whiteSpace: 'nowrap' }} render={(order: OrderRecord) => <Folio order={order} />} />
      <Column
        source="total"
        align="right"
        sortByOrder="DESC"
        render={({ total, quantity, unit_price }: OrderRecord) => (
          <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            <Box sx={{ fontWeight: 600 }}>{formatPesos(total)}</Box>
            {quantity > 1 && <Box sx={{ color: 'text.secondary' }}>{`${quantity} × ${formatPesos(unit_price)}`}</Box>}
          </Box>
        )}
      />
      <Column source="state" render={(order: OrderRecord) => <OrderState order={order} />} />
    </RowTable>
  );
}
