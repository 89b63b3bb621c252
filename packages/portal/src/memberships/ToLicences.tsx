import { may } from '@lia/sdk/accounts/permissions';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';

/** The way to the licences of the user's plan: a page of the portal, or of the console for who runs a school. */
export function ToLicences({ order }: { order: string }) {
  const { t } = useText();
  const user = useMember();
  if (may(user, 'licences.screens')) {
    return (
      <Button component={Link} to={`/apps/adminlicencias/${order}`}>
        {t('licences.manage')}
      </Button>
    );
  }
  if (!may(user, 'licences.read')) return null;
  return <Button href={`/admin/licences/${order}/show`}>{t('licences.manage')}</Button>;
}
