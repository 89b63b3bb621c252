import type { PlanTermRecord } from '@lia/sdk/memberships/termRecords';
import { Alert, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { filteredList } from '../resources/definition.ts';

/** Payers whom no e-mail can notify of a price, and who therefore go on paying less. */
export function Unnotified({ record: { unnotified } }: { record: PlanTermRecord }) {
  const t = useText();
  if (unnotified === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {t('planTerms.unnotified', { count: unnotified })}{' '}
      <MuiLink component={Link} to={filteredList('licences', { unnotified: true })}>
        {t('planTerms.unnotifiedList')}
      </MuiLink>
    </Alert>
  );
}
