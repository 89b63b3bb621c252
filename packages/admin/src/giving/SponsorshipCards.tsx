import { formatInstant } from '@lia/sdk/calendar/instants';
import type { SponsorshipRecord } from '@lia/sdk/giving/sponsorshipRecords';
import { Typography } from '@mui/material';

import { Caller } from '../contacts/Caller.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { useSponsorship } from './sponsored.ts';
import { StateChip } from './StateChip.tsx';

/** The same rows where a table has no room. */
export function SponsorshipCards() {
  const t = useText();
  const language = useLanguage();
  const { amount } = useSponsorship();
  return (
    <RowCards<SponsorshipRecord> columns={['created_at', 'businessName', 'sponsorship', 'total', 'state']}>
      {(sponsorship) => (
        <RowCard
          to={`/sponsorships/${sponsorship.id}/show`}
          title={sponsorship.businessName}
          chip={<StateChip state={sponsorship.state} />}
        >
          <CardLine>{sponsorship.name}</CardLine>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <strong>{amount(sponsorship)}</strong>
            {` · ${t(`sponsorships.types.${sponsorship.sponsorship}`)}`}
          </Typography>
          <CardLine>{formatInstant(sponsorship.created_at, language)}</CardLine>
          <Caller contacted={sponsorship.contacted} />
        </RowCard>
      )}
    </RowCards>
  );
}
