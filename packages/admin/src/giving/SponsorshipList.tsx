import { giftStates } from '@lia/sdk/giving/giftRecords';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { SponsorshipCards } from './SponsorshipCards.tsx';
import { SponsorshipTable } from './SponsorshipTable.tsx';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const noFilters = {};

/** Every sponsorship with its state; those that wait for our call stand out. */
export function SponsorshipList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="sponsorships"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <StateFilter resource="sponsorships" states={giftStates} label={(state) => t(`donations.states.${state}`)} />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('sponsorships.none')}</Typography>}
    >
      {wide ? <SponsorshipTable /> : <SponsorshipCards />}
    </ListPage>
  );
}
