import { eventStates } from '@lia/sdk/payments/records';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { ProviderEventCards } from './ProviderEventCards.tsx';
import { ProviderEventTable } from './ProviderEventTable.tsx';

const newestFirst = { field: 'received_at', order: 'DESC' } as const;
const noFilters = {};

/** Every notification of a payment provider, and what came of it. */
export function ProviderEventList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="provider-events"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <StateFilter
            resource="provider-events"
            states={eventStates}
            label={(state) => t(`providerEvents.states.${state}`)}
          />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('providerEvents.none')}</Typography>}
    >
      {wide ? <ProviderEventTable /> : <ProviderEventCards />}
    </ListPage>
  );
}
