import { formatInstant } from '@lia/sdk/calendar/instants';
import type { MyMembership } from '@lia/sdk/memberships/records';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { Renewal } from '../renewals/Renewal.tsx';
import { useFocusAfter } from '../ui/focus.ts';
import { CancelRenewal, ResumeRenewal } from './CancelRenewal.tsx';
import { CashRenewal } from './CashRenewal.tsx';
import { MyCard } from './MyCard.tsx';
import { standingOf } from './standing.ts';
import { ToLicences } from './ToLicences.tsx';

/** The plan and until when, what the next period costs and how it is paid, and the way out of it. */
export function PlanStanding({ membership, changed }: { membership: MyMembership['data']; changed: () => void }) {
  const { t, message, language } = useText();
  const heading = useFocusAfter<HTMLHeadingElement>(membership?.cancelled);
  if (!membership || membership.status === 'ended') {
    return (
      <Card component="section" sx={{ p: 6 }}>
        <Typography color="text.secondary">{t(membership ? 'membership.ended' : 'membership.none')}</Typography>
      </Card>
    );
  }
  const {
    order,
    type,
    membership: period,
    paid_until,
    status,
    cancelled,
    renews,
    licences,
    missing_licences: missing,
    next,
    carried_days,
  } = membership;
  const when = formatInstant(paid_until, language);
  const { text, warns } = standingOf(t, language, membership);
  const continues = renews && !cancelled;
  return (
    <Card
      component="section"
      sx={{
        p: { xs: 4, sm: 6 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        justifyItems: 'start',
      }}
    >
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {message({ key: `plan.${type}-${period}` })}
      </Typography>
      {warns ? <Alert severity="warning">{text}</Alert> : <Typography color="text.secondary">{text}</Typography>}
      {licences.length > 0 && (
        <Typography color="text.secondary">
          {t('membership.licences', {
            names: licences.map(({ name, username }) => `${name} (${username})`).join(', '),
          })}
        </Typography>
      )}
      {missing > 0 && <Alert severity="info">{t('membership.missing', { count: missing })}</Alert>}
      {next && (
        <Typography>
          {t('membership.next', {
            plan: message({ key: `plan.${type}-${next.membership}` }),
            when: formatInstant(next.begins_at, language),
          })}
        </Typography>
      )}
      {carried_days > 0 && (
        <Typography color="text.secondary">{t('membership.carried', { count: carried_days, when })}</Typography>
      )}
      <Renewal order={order} />
      <ToLicences order={order} />
      {continues && <MyCard membership={membership} changed={changed} />}
      {renews && cancelled && <ResumeRenewal order={order} changed={changed} />}
      {continues && <CancelRenewal order={order} when={status === 'active' ? when : null} changed={changed} />}
      {!renews && <CashRenewal order={order} changed={changed} />}
    </Card>
  );
}
