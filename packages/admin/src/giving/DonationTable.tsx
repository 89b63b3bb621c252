import { formatInstant } from '@lia/sdk/calendar/instants';
import type { DonationRecord } from '@lia/sdk/giving/schema';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { useGift } from './gift.ts';
import { StateChip } from './StateChip.tsx';

/** Date, donor, mode, amount, state. The donor is a link, so the keyboard reaches every row. */
export function DonationTable() {
  const t = useText();
  const language = useLanguage();
  const { amount, arithmetic } = useGift();
  return (
    <DataTable<DonationRecord>
      bulkActionButtons={false}
      rowClick="show"
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <Column
        source="created_at"
        sortByOrder="DESC"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }: DonationRecord) => formatInstant(created_at, language)}
      />
      <Column
        source="businessName"
        render={({ id, businessName, name }: DonationRecord) => (
          <>
            <MuiLink
              component={Link}
              to={`/donations/${id}/show`}
              onClick={(event) => event.stopPropagation()}
              underline="hover"
              sx={{ fontWeight: 600, color: 'text.primary' }}
            >
              {businessName}
            </MuiLink>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
          </>
        )}
      />
      <Column source="support" render={({ support }: DonationRecord) => t(`donations.modes.${support}`)} />
      <Column
        source="total"
        align="right"
        sortByOrder="DESC"
        render={(donation: DonationRecord) => (
          <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            <Box sx={{ fontWeight: 600 }}>{amount(donation)}</Box>
            <Box sx={{ color: 'text.secondary' }}>{arithmetic(donation)}</Box>
          </Box>
        )}
      />
      <Column source="state" render={({ state }: DonationRecord) => <StateChip state={state} />} />
    </DataTable>
  );
}
