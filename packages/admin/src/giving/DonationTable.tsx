import type { DonationRecord } from '@lia/sdk/giving/donationRecords';
import { Box } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { useGift } from './gift.ts';
import { GiftState } from './GiftState.tsx';

/** Date, donor, mode, amount, state. The donor is a link, so the keyboard reaches every row. */
export function DonationTable() {
  const t = useText();
  const { amount, arithmetic } = useGift();
  return (
    <RowTable<DonationRecord>>
      <InstantColumn source="created_at" />
      <Column
        source="businessName"
        render={({ id, businessName, name }: DonationRecord) => (
          <RowLink to={`/donations/${id}/show`} below={name}>
            {businessName}
          </RowLink>
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
      <Column source="state" render={(donation: DonationRecord) => <GiftState gift={donation} />} />
    </RowTable>
  );
}
