import { contactStates } from '@lia/sdk/contacts/records';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { useWide } from '../lists/useWide.ts';
import { SchoolContactCards } from './SchoolContactCards.tsx';
import { SchoolContactTable } from './SchoolContactTable.tsx';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const noFilters = {};

/** What schools ask, and what is still to be answered. */
export function SchoolContactList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="school-contacts"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <StateFilter
            resource="school-contacts"
            states={contactStates}
            label={(state) => t(`schoolContacts.states.${state}`)}
          />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('schoolContacts.none')}</Typography>}
    >
      {wide ? <SchoolContactTable /> : <SchoolContactCards />}
    </ListPage>
  );
}
