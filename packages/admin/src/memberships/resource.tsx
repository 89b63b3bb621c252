import { listPlanTerms } from '@lia/sdk/memberships/administration';
import { planTermRecordLabels } from '@lia/sdk/memberships/termLabels';
import type { PlanTermRecord, TermStatus } from '@lia/sdk/memberships/termRecords';
import { formatPesos } from '@lia/sdk/payments/money';
import { registrationTypes } from '@lia/sdk/registrations/rules';
import CurrentIcon from '@mui/icons-material/CheckCircleOutlined';
import PastIcon from '@mui/icons-material/EventBusyOutlined';
import ScheduledIcon from '@mui/icons-material/Schedule';

import { messageIn } from '../i18n/text.ts';
import { defineResource } from '../resources/definition.ts';
import type { Statuses, Words } from '../resources/field.ts';
import { TermInputs } from './TermInputs.tsx';
import { Unnotified } from './Unnotified.tsx';
import { Withdraw } from './Withdraw.tsx';
import './catalogue.ts';

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
  },
});
