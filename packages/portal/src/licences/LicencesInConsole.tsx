import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { Page } from '../ui/Page.tsx';
import { licenceTexts } from './es.ts';

const ADDRESS = '/admin/licences';

/** Leads from the specification's address of licences to the console, which has those of all orders. */
export default function LicencesInConsole() {
  useTexts(licenceTexts);
  const { t } = useText();
  const { go } = useServices();
  useEffect(() => go(ADDRESS), [go]);
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Typography variant="h1">{t('licences.title')}</Typography>
      <Link href={ADDRESS}>{t('licences.inConsole')}</Link>
    </Page>
  );
}
