import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';

import { StateChip } from '../giving/StateChip.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { Folio } from './Folio.tsx';

/** Date, payer, what for, receipt, total, state. The payer is a link, so the keyboard reaches every row. */
export function OrderTable() {
  const t = useText();
  const language = useLanguage();
  return (
    <DataTable<OrderRecord>
      bulkActionButtons={false}
      rowClick="show"
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <Column
        source="created_at"
        sortByOrder="DESC"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }: OrderRecord) => formatInstant(created_at, language)}
      />
      <Column
        source="payer_name"
        render={({ id, payer_name }: OrderRecord) => (
          <MuiLink
            component={Link}
            to={`/orders/${id}/show`}
            onClick={(event) => event.stopPropagation()}
            underline="hover"
            sx={{ fontWeight: 600, color: 'text.primary' }}
          >
            {payer_name}
          </MuiLink>
        )}
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
      <Column source="state" render={({ state }: OrderRecord) => <StateChip state={state} />} />
    </DataTable>
  );
}
