import AddIcon from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { Link, Route, Routes, useLocation } from 'react-router';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { useWide } from '../lists/useWide.ts';
import { InstitutionCards } from './InstitutionCards.tsx';
import { InstitutionCreate } from './InstitutionCreate.tsx';
import { InstitutionEdit } from './InstitutionEdit.tsx';
import { InstitutionFilters } from './InstitutionFilters.tsx';
import { InstitutionTable } from './InstitutionTable.tsx';

/** What a fresh list shows: active institutions of every type (document 2, "Institutions screen"). */
const defaultFilters = { active: true };
const defaultSort = { field: 'School', order: 'ASC' } as const;

export function InstitutionList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="institutions"
      sort={defaultSort}
      defaultFilters={defaultFilters}
      filters={<InstitutionFilters />}
      action={<AddButton />}
      firstStep={<Typography color="text.secondary">{t('institutions.firstOne')}</Typography>}
      dialogs={
        <Routes>
          <Route path="create" element={<InstitutionCreate />} />
          <Route path=":id" element={<InstitutionEdit />} />
        </Routes>
      }
    >
      {wide ? <InstitutionTable /> : <InstitutionCards />}
    </ListPage>
  );
}

function AddButton() {
  const t = useText();
  const { search } = useLocation();
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={{ pathname: '/institutions/create', search }}
    >
      {t('institutions.add')}
    </Button>
  );
}
