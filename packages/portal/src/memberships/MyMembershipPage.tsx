import { audienceOf } from '@lia/sdk/accounts/roles';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { getMyMembership } from '@lia/sdk/memberships/endpoints';
import type { MyMembership } from '@lia/sdk/memberships/records';
import { plans } from '@lia/sdk/memberships/rules';
import type { RegistrationType } from '@lia/sdk/registrations/rules';
import { PlanChoice } from '@lia/widgets/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { Renewal } from '../renewals/Renewal.tsx';
import { FormHost } from '../ui/FormHost.tsx';
import { Loading, PageSkeleton } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useMember } from '../services/services.ts';
import { useRead } from '../services/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { CancelRenewal, ResumeRenewal } from './CancelRenewal.tsx';
import { CashRenewal } from './CashRenewal.tsx';
import { MyCard } from './MyCard.tsx';
import { MyOrders } from './MyOrders.tsx';
import { OpenOrders, useOpenOrders } from './OpenOrders.tsx';
import { standingOf } from './standing.ts';
import { ToLicences } from './ToLicences.tsx';

const typeOf = { parents: 'padre', teachers: 'maestro', schools: 'escuela', students: 'padre' } as const;

/** What a member pays for: the plan, until when, the way out of it, and the other plans of their audience. */
export default function MyMembershipPage() {
  const { t } = useText();
  const { role } = useMember();
  const type = typeOf[audienceOf(role[0] ?? '')];
  const { data, error, mutate } = useRead(['membership'], (client) => client.call(getMyMembership));
  const { data: open } = useOpenOrders();
  const waiting = open?.data.find(({ plan, voucher }) => plan !== null && voucher !== null);

  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, display: 'grid', gap: 6 }}>
      <Typography variant="h1">{t('membership.title')}</Typography>
      <OpenOrders />
      {!data && error !== undefined && (
        <ReadFailed inside title={t('membership.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={140} />
        </Loading>
      )}
      {data && <Standing membership={data.data} changed={() => void mutate()} />}
      <Box component="section" aria-labelledby="plans">
        <Typography id="plans" variant="h2" sx={{ mb: 4 }}>
          {t('membership.plans')}
        </Typography>
        <FormHost draft="plan" fallback={<PageSkeleton />}>
          <PlanChoice
            type={type}
            current={data ? currentOf(data.data, type) : null}
            further={data?.data && data.data.status !== 'ended' ? data.data.further : 0}
            {...(waiting?.plan != null &&
              waiting.voucher && { waiting: { plan: waiting.plan, voucher: waiting.voucher.id } })}
          />
        </FormHost>
      </Box>
      <MyOrders />
    </Page>
  );
}

/** Id of the plan that the user has and need not choose again; without a paid plan, that of the free one. */
function currentOf(membership: MyMembership['data'], type: RegistrationType): number | null {
  if (membership && membership.status !== 'ended') return goesOn(membership) ? membership.plan : null;
  return plans.find((plan) => plan.type === type && plan.membership === 'gratis')?.id ?? null;
}

/** Whether the plan need not be chosen again: one that nothing renews is, once what was paid is over. */
const goesOn = ({ status, renews }: NonNullable<MyMembership['data']>): boolean =>
  status === 'active' || (status === 'grace' && renews);

function Standing({ membership, changed }: { membership: MyMembership['data']; changed: () => void }) {
  const { t, message, language } = useText();
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
    cancelled,
    renews,
    owes,
    card,
    licences,
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
      <Typography variant="h2">{message({ key: `plan.${type}-${period}` })}</Typography>
      {warns ? <Alert severity="warning">{text}</Alert> : <Typography color="text.secondary">{text}</Typography>}
      {licences.length > 0 && (
        <Typography color="text.secondary">
          {t('membership.licences', {
            names: licences.map(({ name, username }) => `${name} (${username})`).join(', '),
          })}
        </Typography>
      )}
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
      {continues && <MyCard card={card} owes={owes} changed={changed} />}
      {renews && cancelled && <ResumeRenewal changed={changed} />}
      {continues && <CancelRenewal when={when} changed={changed} />}
      {!renews && <CashRenewal changed={changed} />}
    </Card>
  );
}
