import { getMyMembership } from '@lia/sdk/memberships/endpoints';
import type { MyMembership } from '@lia/sdk/memberships/records';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { LazySchoolPlans } from '../memberships/LazySchoolPlans.tsx';
import { planPageOf } from '../memberships/routes.ts';
import { ToLicences } from '../memberships/ToLicences.tsx';
import { standingOf } from '../memberships/standing.ts';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { Section } from '../ui/Section.tsx';

export const useMyPlan = () => useRead(['membership'], (client) => client.call(getMyMembership));

/** The user's plan, its status, and the next step. A failure is shown on the plan's own page. */
export function MyPlan() {
  const { t } = useText();
  const { data } = useMyPlan();
  if (!data) return null;
  return (
    <Section title={t('plan.title')}>
      <Standing {...data} />
    </Section>
  );
}

function Standing({ data: membership, school_plans, school_paid }: MyMembership) {
  const { t, message, language } = useText();
  if (!membership || membership.status === 'ended') {
    if (school_plans.length > 0) {
      return (
        <>
          <LazySchoolPlans plans={school_plans} />
          {!school_paid && <ToMembership>{t('plan.choose')}</ToMembership>}
        </>
      );
    }
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('plan.free')}</Typography>
        <Typography color="text.secondary">{t(membership ? 'membership.ended' : 'plan.free.text')}</Typography>
        <ToMembership>{t('plan.choose')}</ToMembership>
      </>
    );
  }
  const { order, type, membership: period, owes, renews } = membership;
  const { text, warns } = standingOf(t, language, membership);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{message({ key: `plan.${type}-${period}` })}</Typography>
      {warns ? (
        <LazyAlert severity="warning" role="note">
          {text}
        </LazyAlert>
      ) : (
        <Typography color="text.secondary">{text}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
        <ToMembership urgent={warns}>
          {t(!warns ? 'plan.manage' : owes || renews ? 'plan.owes' : 'plan.renew')}
        </ToMembership>
        <ToLicences order={order} />
      </Box>
    </>
  );
}

function ToMembership({ urgent = false, children }: { urgent?: boolean; children: string }) {
  const { path } = planPageOf(useMember());
  return (
    <Button component={Link} to={path} variant={urgent ? 'contained' : 'outlined'}>
      {children}
    </Button>
  );
}
