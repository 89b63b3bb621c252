import { withdrawPlanTerm } from '@lia/sdk/memberships/administration';
import type { PlanTermRecord } from '@lia/sdk/memberships/termRecords';
import { useNavigate } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { startAtHeading } from '../records/useSaved.ts';

/** Takes back a price or discount that does not hold yet. */
export function Withdraw({ record: { id, status } }: { record: PlanTermRecord }) {
  const t = useText();
  const client = useClient();
  const navigate = useNavigate();
  if (status !== 'scheduled') return null;
  return (
    <ActButton
      color="error"
      label={t('planTerms.withdraw')}
      question={{
        title: t('planTerms.withdrawTitle'),
        body: t('planTerms.withdrawBody'),
        cancel: t('planTerms.keep'),
      }}
      call={() => client.call(withdrawPlanTerm, { params: { id } })}
      then={() => void navigate('/plan-terms', { state: startAtHeading })}
    />
  );
}
