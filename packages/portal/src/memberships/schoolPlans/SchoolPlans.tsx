import { formatInstant } from '@lia/sdk/calendar/instants';
import type { SchoolPlan } from '@lia/sdk/memberships/records';
import { graceEnd } from '@lia/sdk/memberships/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { ToLicences } from '../ToLicences.tsx';
import { schoolPlanTexts } from './es.ts';

/** The plans that others pay for the schools that the user runs, with who pays each. */
export default function SchoolPlans({ plans }: { plans: readonly SchoolPlan[] }) {
  useTexts(schoolPlanTexts);
  return plans.map((plan) => <Plan key={plan.order} plan={plan} />);
}

function Plan({ plan }: { plan: SchoolPlan }) {
  const { t, message, language } = useText();
  const { order, type, membership, status, paid_until, cancelled, payer, schools } = plan;
  const when = formatInstant(paid_until, language);
  const until = formatInstant(graceEnd(new Date(paid_until)).toISOString(), language);
  const stands = status === 'active' ? 'active' : 'grace';
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{message({ key: `plan.${type}-${membership}` })}</Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t(`schoolPlan.${cancelled ? 'cancelled' : stands}`, { schools, payer, when, until })}
      </Typography>
      <ToLicences order={order} />
    </Box>
  );
}
