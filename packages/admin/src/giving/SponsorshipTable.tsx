import type { SponsorshipRecord } from '@lia/sdk/giving/sponsorshipRecords';
import { Box } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { useSponsorship } from './sponsored.ts';
import { GiftState } from './GiftState.tsx';

/** Date, sponsor, what is sponsored, amount, state. The sponsor is a link, so the keyboard reaches every row. */
export function SponsorshipTable() {
  const t = useText();
  const { amount, arithmetic } = useSponsorship();
  return (
    <RowTable<SponsorshipRecord>>
      <InstantColumn source="created_at" />
      <Column
        source="businessName"
        render={({ id, businessName, name }: SponsorshipRecord) => (
          <RowLink to={`/sponsorships/${id}/show`} below={name}>
            {businessName}
          </RowLink>
        )}
      />
      <Column
        source="sponsorship"
        render={({ sponsorship }: SponsorshipRecord) => t(`sponsorships.types.${sponsorship}`)}
      />
      <Column
        source="total"
        align="right"
        sortByOrder="DESC"
        render={(sponsorship: SponsorshipRecord) => (
          <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            <Box sx={{ fontWeight: 600 }}>{amount(sponsorship)}</Box>
            <Box sx={{ color: 'text.secondary' }}>{arithmetic(sponsorship)}</Box>
          </Box>
        )}
      />
      <Column source="state" render={(sponsorship: SponsorshipRecord) => <GiftState gift={sponsorship} />} />
    </RowTable>
  );
}
