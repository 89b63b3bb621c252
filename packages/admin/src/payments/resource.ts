import { listProviderEvents } from '@lia/sdk/payments/endpoints';
import { providerEventLabels } from '@lia/sdk/payments/labels';
import type { EventStatus, ProviderEvent, ProviderEventDetail } from '@lia/sdk/payments/records';
import BlockIcon from '@mui/icons-material/Block';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';

import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';
import { EventPayload, Replay } from './EventParts.tsx';
import { happening, providerName } from './words.ts';

const statuses = {
  waiting: { label: 'providerEvents.statuses.waiting', tone: 'waiting', icon: ScheduleIcon },
  processed: { label: 'providerEvents.statuses.processed', tone: 'good', icon: CheckCircleIcon },
  ignored: { label: 'providerEvents.statuses.ignored', tone: 'quiet', icon: BlockIcon },
  abandoned: { label: 'providerEvents.statuses.abandoned', tone: 'bad', icon: CancelIcon },
} as const satisfies Record<EventStatus, Statuses[string]>;

const orderPage = ({ order_id }: ProviderEvent): string | null => order_id && `/orders/${order_id}/show`;

/** What payment providers reported, as it came. */
export const providerEvents = defineResource<ProviderEvent & Partial<ProviderEventDetail>>({
  list: listProviderEvents,
  labels: providerEventLabels,
  none: 'providerEvents.none',
  sort: { field: 'received_at', order: 'DESC' },
  columns: [
    { source: 'received_at', kind: 'instant' },
    {
      source: 'type',
      label: 'providerEvents.happened',
      primary: true,
      unsorted: true,
      value: happening,
      below: ({ type, event_id }) => [type, event_id].filter(Boolean).join(' · '),
    },
    { source: 'provider', unsorted: true, value: providerName },
    {
      source: 'order_id',
      only: 'table',
      unsorted: true,
      value: ({ order_id }) => order_id && `${order_id.slice(0, 8)}…`,
      to: orderPage,
    },
    { source: 'status', statuses, unsorted: true },
  ],
  filters: [{ source: 'status', statuses }],
  show: {
    title: (event, words) => words.t('providerEvents.titleOne', { type: happening(event, words).toLowerCase() }),
    covers: ['status', 'payload'],
    columns: [
      [
        {
          title: 'providerEvents.facts',
          facts: [
            { source: 'provider', value: providerName },
            { source: 'type' },
            { source: 'event_id' },
            { source: 'received_at', kind: 'instant' },
            { source: 'processed_at', kind: 'instant' },
            { source: 'attempts', kind: 'number' },
            { source: 'payment_id' },
            { source: 'subscription_id' },
            { source: 'order_id', to: orderPage },
          ],
        },
        Replay,
      ],
      [{ title: 'providerEvents.payload', before: EventPayload }],
    ],
  },
});
