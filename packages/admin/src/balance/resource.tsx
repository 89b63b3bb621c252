import { checkBalanceDay, listBalance } from '@lia/sdk/balance/endpoints';
import { balanceLabels } from '@lia/sdk/balance/labels';
import type { BalanceDay } from '@lia/sdk/balance/records';
import type { BalanceStatus } from '@lia/sdk/balance/rules';
import { formatDay } from '@lia/sdk/calendar/days';
import UncomparedIcon from '@mui/icons-material/Block';
import EqualIcon from '@mui/icons-material/CheckCircleOutlined';
import DifferentIcon from '@mui/icons-material/ErrorOutline';
import RetryIcon from '@mui/icons-material/Replay';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { fetched } from '../loading/fetched.tsx';
import { providerName } from '../payments/words.ts';
import { ActButton } from '../records/ActButton.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';
import { DayComparison } from './DayComparison.tsx';
import './en.ts';
import './es.ts';

const statuses = {
  different: { label: 'balance.statuses.different', tone: 'bad', icon: DifferentIcon },
  equal: { label: 'balance.statuses.equal', tone: 'good', icon: EqualIcon },
  uncompared: { label: 'balance.statuses.uncompared', tone: 'quiet', icon: UncomparedIcon },
} as const satisfies Record<BalanceStatus, Statuses[string]>;

/** Days of our ledger beside what each provider reports; those that differ stand first. */
export const balance = defineResource({
  list: listBalance,
  labels: balanceLabels,
  none: 'balance.none',
  sort: { field: 'differences', order: 'DESC' },
  above: fetched(async () => (await import('./BalanceHead.tsx')).BalanceHead),
  columns: [
    { source: 'day', kind: 'day', primary: true, below: providerName },
    { source: 'status', statuses, unsorted: true },
    { source: 'differences', kind: 'number', descending: true },
    { source: 'charged', kind: 'money', unsorted: true },
    { source: 'net', kind: 'money', unsorted: true },
    { source: 'reported_net', kind: 'money', unsorted: true },
    { source: 'fees', kind: 'money', unsorted: true },
  ],
  exported: [{ source: 'provider', value: providerName }],
  filters: [
    {
      id: 'different',
      label: 'attention.lists.filter',
      all: 'attention.lists.all',
      choices: [{ label: 'attention.lists.balanceDifferences', values: { different: true } }],
    },
  ],
  show: {
    title: (record, words) =>
      words.t('balance.title', { day: formatDay(record.day, words.language), provider: providerName(record, words) }),
    action: CheckAgain,
    notice: DayComparison,
    covers: [
      ...([
        'id',
        'day',
        'provider',
        'status',
        'charged',
        'refunded',
        'disputed',
        'net',
        'fees',
        'differences',
      ] as const),
      ...(['reported_charged', 'reported_refunded', 'reported_disputed', 'reported_net', 'checked_at'] as const),
    ],
  },
});

/** Asks the provider about the day again, and compares. */
function CheckAgain({ record: { id } }: { record: BalanceDay }) {
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
