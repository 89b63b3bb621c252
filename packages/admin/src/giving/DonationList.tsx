import { giftStates } from '@lia/sdk/giving/giftRecords';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { DonationCards } from './DonationCards.tsx';
import { DonationTable } from './DonationTable.tsx';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const noFilters = {};

/** Every donation with its state; those that wait for our call stand out. */
export function DonationList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="donations"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <StateFilter resource="donations" states={giftStates} label={(state) => t(`donations.states.${state}`)} />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('donations.none')}</Typography>}
    >
      {wide ? <DonationTable /> : <DonationCards />}
    </ListPage>
  );
}
