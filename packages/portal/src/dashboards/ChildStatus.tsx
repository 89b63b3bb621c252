import { formatInstant } from '@lia/sdk/calendar/instants';
import { listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { subscription } from '../memberships/routes.ts';
import { useRead } from '../services/useRead.ts';

/** A child's licence and latest sign-in, and the next step; nothing until they are known. */
export function ChildStatus({ id, name }: { id: string; name: string }) {
  const { t, message, language } = useText();
  const { data } = useRead([listChildrenStatus], (client) => client.call(listChildrenStatus));
  const status = data?.data.find(({ uuid }) => uuid === id);
  if (!status) return null;
  const { plan, last_seen_at: seen } = status;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {seen === null
          ? t('parents.child.neverSeen')
          : t('parents.child.seen', { when: formatInstant(seen, language) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {plan ? message({ key: `plan.${plan.type}-${plan.membership}` }) : t('parents.child.unlicensed')}
      </Typography>
      {!plan && (
        <Button
          component={Link}
          to={subscription.path}
          variant="outlined"
          aria-label={t('parents.child.license.of', { name })}
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          {t('parents.child.license')}
        </Button>
      )}
    </>
  );
}
