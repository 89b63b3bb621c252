import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useWide } from '../lists/useWide.ts';
import { EmailCards } from './EmailCards.tsx';
import { EmailTable } from './EmailTable.tsx';

const latestFirst = { field: 'failed_at', order: 'DESC' } as const;
const noFilters = {};

/** Emails that nobody got, with why, and the way to try once more. */
export function EmailList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="emails"
      sort={latestFirst}
      defaultFilters={noFilters}
      filters={<SearchField />}
      firstStep={<Typography color="text.secondary">{t('emails.none')}</Typography>}
    >
      {wide ? <EmailTable /> : <EmailCards />}
    </ListPage>
  );
}
