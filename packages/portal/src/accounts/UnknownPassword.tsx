import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

import { useText } from '../i18n/useText.ts';

/** Where a form asks for the current password: to a link by e-mail, by which another is chosen. */
export function UnknownPassword() {
  const { t } = useText();
  return (
    <Link component={RouterLink} to="/forgotPassword" sx={{ justifySelf: 'start' }}>
      {t('account.password.unknown')}
    </Link>
  );
}
