import { listPlanTerms, withdrawPlanTerm } from '@lia/sdk/memberships/administration';
import { planTermRecordLabels, planTermsLabels } from '@lia/sdk/memberships/termLabels';
import type { PlanTermRecord, TermStatus } from '@lia/sdk/memberships/termRecords';
import type { Client } from '@lia/sdk/http/client';
import { formatPesos, fromPesos } from '@lia/sdk/payments/money';
import { registrationTypes } from '@lia/sdk/registrations/rules';
import CurrentIcon from '@mui/icons-material/CheckCircleOutlined';
import PastIcon from '@mui/icons-material/EventBusyOutlined';
import ScheduledIcon from '@mui/icons-material/Schedule';
import { Alert, Link as MuiLink, Stack } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { messageIn, useText } from '../i18n/text.ts';
import { askOfLargeChange } from '../prices/largeChange.ts';
import { WithdrawScheduled } from '../records/WithdrawScheduled.tsx';
import { defineResource, filteredList, type FormQuestion } from '../resources/definition.ts';
import { type Row, type Statuses, useWords, type Words } from '../resources/field.ts';
import './en.ts';
import './es.ts';

const statuses = {
  current: { label: 'planTerms.statuses.current', tone: 'good', icon: CurrentIcon },
  scheduled: { label: 'planTerms.statuses.scheduled', tone: 'waiting', icon: ScheduledIcon },
  past: { label: 'planTerms.statuses.past', tone: 'quiet', icon: PastIcon },
} as const satisfies Record<TermStatus, Statuses[string]>;

const planOf = ({ plan }: PlanTermRecord, { language }: Words): string => messageIn(language, { key: `plan.${plan}` });

const kindOf = ({ kind }: PlanTermRecord, { t }: Words): string => t(`planTerms.kinds.${kind}`);

const valueOf = ({ kind, value }: PlanTermRecord, { t }: Words): string =>
  kind === 'price' ? formatPesos(value) : t('planTerms.percent', { count: value });

const authorOf = ({ author }: PlanTermRecord, { t }: Words): string => author ?? t('planTerms.specified');

const choices = registrationTypes.flatMap((type) =>
  (['mensual', 'anual'] as const).map((period) => ({
    value: `${type}-${period}`,
    label: `planTerms.plans.${type}-${period}` as const,
  })),
);

/** Prices and discounts of plans: those of now, those to come, and those of before. */
export const planTerms = defineResource({
  list: listPlanTerms,
  labels: planTermRecordLabels,
  none: 'planTerms.none',
  sort: { field: 'from', order: 'DESC' },
  columns: [
    { source: 'plan', primary: true, unsorted: true, value: planOf },
    { source: 'kind', unsorted: true, value: kindOf },
    { source: 'value', unsorted: true, value: valueOf },
    { source: 'status', statuses, unsorted: true },
    { source: 'from', kind: 'instant' },
    { source: 'author', unsorted: true, value: authorOf },
  ],
  filters: [{ source: 'status', statuses }],
  show: {
    title: (record, words) => words.t('planTerms.of', { kind: kindOf(record, words), plan: planOf(record, words) }),
    action: Withdraw,
    notice: Unnotified,
    covers: ['unnotified'],
    columns: [
      [
        {
          title: 'planTerms.about',
          facts: [
            { source: 'plan', value: planOf },
            { source: 'kind', value: kindOf },
            { source: 'value', value: valueOf },
            { source: 'status', statuses },
            { source: 'from', kind: 'instant' },
            { source: 'author', value: authorOf },
            { source: 'created_at', kind: 'instant' },
            { source: 'id' },
          ],
        },
      ],
      [],
    ],
  },
  form: {
    title: planOf,
    newTitle: (_, { t }) => t('planTerms.new'),
    schema: async () => (await import('@lia/sdk/memberships/termRecords')).planTermsSchema,
    body: ({ plan, price, discount, from }) => ({
      plan,
      price: price ?? undefined,
      discount: discount ?? undefined,
      from: from || undefined,
    }),
    fresh: () => ({ plan: '' }),
    labels: { add: 'planTerms.add', create: 'planTerms.create', save: 'planTerms.create' },
    inputs: [{ source: 'plan', choices }, TermInputs],
    required: ['plan'],
    question: { field: 'price', ask: askOfPrice },
  },
});

/** Asks about a price that is far from the plan's current one. */
async function askOfPrice({ plan, price }: Row, words: Words, client: Client): Promise<FormQuestion | null> {
  if (typeof price !== 'number') return null;
  const filter = JSON.stringify({ plan, kind: 'price', status: 'current' });
  const [current] = await client.call(listPlanTerms, { query: { filter } });
  return askOfLargeChange(current?.value, fromPesos(price), words);
}

/** What is to change, and the day from which it holds. */
function TermInputs() {
  const { t, language } = useWords();
  const { price, discount, from } = planTermsLabels;
  return (
    <Stack spacing={2}>
      <NumberInput source="price" label={price[language]} helperText={t('planTerms.priceHint')} min={0} step={0.01} />
      <NumberInput source="discount" label={discount[language]} helperText={t('planTerms.discountHint')} min={0} />
      <TextInput
        source="from"
        type="date"
        label={from[language]}
        helperText={t('planTerms.fromHint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}

/** Payers whom no e-mail can notify of a price, and who therefore go on paying less. */
function Unnotified({ record: { unnotified } }: { record: PlanTermRecord }) {
  const t = useText();
  if (unnotified === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {t('planTerms.unnotified', { count: unnotified })}{' '}
      <MuiLink component={Link} to={filteredList('licences', { unnotified: true })}>
        {t('planTerms.unnotifiedList')}
      </MuiLink>
    </Alert>
  );
}

/** Takes back a price or discount that does not hold yet. */
function Withdraw({ record: { id, status } }: { record: PlanTermRecord }) {
  const client = useClient();
  const call = () => client.call(withdrawPlanTerm, { params: { id } });
  return <WithdrawScheduled status={status} texts="planTerms" list="/plan-terms" call={call} />;
}
