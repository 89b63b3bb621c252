import { withdrawTextVersion } from '@lia/sdk/consents/administration';
import type { TextVersion } from '@lia/sdk/consents/versions';

import { useClient } from '../../client/ClientContext.ts';
import { WithdrawScheduled } from '../../records/WithdrawScheduled.tsx';

/** Takes back a version that is not in force yet. */
export function WithdrawVersion({ record: { id, status } }: { record: TextVersion }) {
  const client = useClient();
  const call = () => client.call(withdrawTextVersion, { params: { id } });
  return <WithdrawScheduled status={status} texts="legalTexts" list="/legal-texts" call={call} />;
}
