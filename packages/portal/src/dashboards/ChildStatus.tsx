import { formatInstant } from '@lia/sdk/calendar/instants';
import type { ChildStatusList } from '@lia/sdk/registrations/childStatus';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';

/** A child's licence and latest sign-in. */
export function ChildStatus({ status: { plan, last_seen_at: seen } }: { status: ChildStatusList['data'][number] }) {
  const { t, message, language } = useText();
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {seen === null
          ? t('parents.child.neverSeen')
          : t('parents.child.seen', { when: formatInstant(seen, language) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {plan ? message({ key: `plan.${plan.type}-${plan.membership}` }) : t('parents.child.unlicensed')}
      </Typography>
    </div>
  );
}
