import { formatInstant } from '@lia/sdk/calendar/instants';
import type { DonationRecord } from '@lia/sdk/giving/donationRecords';
import { Typography } from '@mui/material';

import { Caller } from '../contacts/Caller.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { useGift } from './gift.ts';
import { StateChip } from './StateChip.tsx';

/** The same rows where a table has no room. */
export function DonationCards() {
  const t = useText();
  const language = useLanguage();
  const { amount } = useGift();
  return (
    <RowCards<DonationRecord> columns={['created_at', 'businessName', 'support', 'total', 'state']}>
      {(donation) => (
        <RowCard
          to={`/donations/${donation.id}/show`}
          title={donation.businessName}
          chip={<StateChip state={donation.state} />}
        >
          <CardLine>{donation.name}</CardLine>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <strong>{amount(donation)}</strong>
            {` · ${t(`donations.modes.${donation.support}`)}`}
          </Typography>
          <CardLine>{formatInstant(donation.created_at, language)}</CardLine>
          <Caller contacted={donation.contacted} />
        </RowCard>
      )}
    </RowCards>
  );
}
