import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useWide } from '../lists/useWide.ts';
import { LetterCards } from './LetterCards.tsx';
import { LetterTable } from './LetterTable.tsx';

const latestFirst = { field: 'failed_at', order: 'DESC' } as const;
const noFilters = {};

/** Letters that nobody got, with why, and the way to try once more. */
export function LetterList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="letters"
      sort={latestFirst}
      defaultFilters={noFilters}
      filters={<SearchField />}
      firstStep={<Typography color="text.secondary">{t('letters.none')}</Typography>}
    >
      {wide ? <LetterTable /> : <LetterCards />}
    </ListPage>
  );
}
