import { eventStates } from '@lia/sdk/payments/records';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { NotificationCards } from './NotificationCards.tsx';
import { NotificationTable } from './NotificationTable.tsx';

const newestFirst = { field: 'received_at', order: 'DESC' } as const;
const noFilters = {};

/** Every notification of a payment provider, and what came of it. */
export function NotificationList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="notifications"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <StateFilter
            resource="notifications"
            states={eventStates}
            label={(state) => t(`notifications.states.${state}`)}
          />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('notifications.none')}</Typography>}
    >
      {wide ? <NotificationTable /> : <NotificationCards />}
    </ListPage>
  );
}
