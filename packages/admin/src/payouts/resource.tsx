import { formatMonth } from '@lia/sdk/calendar/days';
import { listPayouts } from '@lia/sdk/payouts/endpoints';
import { payoutLabels } from '@lia/sdk/payouts/labels';
import type { PayoutRecord } from '@lia/sdk/payouts/records';
import type { PayoutStatus } from '@lia/sdk/payouts/rules';
import IssuedIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/HourglassBottomOutlined';

import { defineResource } from '../resources/definition.ts';
import type { Statuses, Words } from '../resources/field.ts';
import { Statement } from './Statement.tsx';
import './en.ts';
import './es.ts';

const statuses = {
  open: { label: 'payouts.statuses.open', tone: 'waiting', icon: OpenIcon },
  issued: { label: 'payouts.statuses.issued', tone: 'good', icon: IssuedIcon },
} as const satisfies Record<PayoutStatus, Statuses[string]>;

const monthOf = ({ month }: PayoutRecord, { language }: Words): string => formatMonth(month, language);

/** What came through the sites of partner schools, month by month: of one's own school, or of all. */
export const payouts = defineResource({
  list: listPayouts,
  labels: payoutLabels,
  none: 'payouts.none',
  sort: { field: 'month', order: 'DESC' },
  columns: [
    { source: 'month', primary: true, value: monthOf, below: ({ school }) => school },
    { source: 'gifts', kind: 'number', unsorted: true },
    { source: 'paid', kind: 'money', unsorted: true },
    { source: 'refunded', kind: 'money', unsorted: true },
    { source: 'net', kind: 'money', unsorted: true },
    { source: 'status', statuses, unsorted: true },
  ],
  exported: [{ source: 'school' }],
  filters: [{ source: 'status', statuses }],
  linked: { school_id: (_, { t }) => t('lists.ofSchool') },
  show: {
    title: (record, words) => words.t('payouts.title', { month: monthOf(record, words) }),
    notice: Statement,
    covers: ['id', 'school_id', 'school', 'month', 'status', 'gifts', 'paid', 'refunded', 'net', 'issued_at'],
  },
});
