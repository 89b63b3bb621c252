import AddIcon from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useWide } from '../lists/useWide.ts';
import { ActiveFilter } from './ActiveFilter.tsx';
import { EmbedCards } from './EmbedCards.tsx';
import { EmbedTable } from './EmbedTable.tsx';

const byName = { field: 'name', order: 'ASC' } as const;
const noFilters = {};

/** Every site that embeds our forms. */
export function EmbedList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="embeds"
      sort={byName}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <ActiveFilter />
        </>
      }
      action={
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to="/embeds/create">
          {t('embeds.add')}
        </Button>
      }
      firstStep={<Typography color="text.secondary">{t('embeds.none')}</Typography>}
    >
      {wide ? <EmbedTable /> : <EmbedCards />}
    </ListPage>
  );
}
