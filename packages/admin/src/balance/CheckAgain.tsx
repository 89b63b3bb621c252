import { checkBalanceDay } from '@lia/sdk/balance/endpoints';
import type { BalanceDay } from '@lia/sdk/balance/records';
import RetryIcon from '@mui/icons-material/Replay';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';

/** Asks the provider about the day again, and compares. */
export function CheckAgain({ record: { id } }: { record: BalanceDay }) {
  const t = useText();
  const client = useClient();
  return (
    <ActButton
      startIcon={<RetryIcon />}
      label={t('balance.check')}
      call={() => client.call(checkBalanceDay, { params: { id } })}
    />
  );
}
