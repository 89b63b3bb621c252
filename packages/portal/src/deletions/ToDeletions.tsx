import { may } from '@lia/sdk/accounts/permissions';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { deletedItems } from './routes.ts';

/** Leads from a list to what was deleted from it; nothing for who may not restore it. */
export function ToDeletions() {
  const { t } = useText();
  if (!may(useMember(), 'deletions.read')) return null;
  return (
    <MuiLink component={Link} to={deletedItems.path} sx={{ justifySelf: 'start', py: 3, displayPrint: 'none' }}>
      {t('deletions.open')}
    </MuiLink>
  );
}
