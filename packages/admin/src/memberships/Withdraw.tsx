import { withdrawPlanTerm } from '@lia/sdk/memberships/administration';
import type { PlanTermRecord } from '@lia/sdk/memberships/termRecords';

import { useClient } from '../client/ClientContext.ts';
import { WithdrawScheduled } from '../records/WithdrawScheduled.tsx';

/** Takes back a price or discount that does not hold yet. */
export function Withdraw({ record: { id, status } }: { record: PlanTermRecord }) {
  const client = useClient();
  const call = () => client.call(withdrawPlanTerm, { params: { id } });
  return <WithdrawScheduled status={status} texts="planTerms" list="/plan-terms" call={call} />;
}
