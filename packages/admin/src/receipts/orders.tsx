import { formatPesos } from '@lia/sdk/payments/money';
import { type OrderReason, orderReasons } from '@lia/sdk/payments/schema';
import { listOrders } from '@lia/sdk/receipts/administration';
import { orderLabels } from '@lia/sdk/receipts/labels';
import { shownRefundStatuses, type OrderRecord } from '@lia/sdk/receipts/records';

import { SubjectAudit } from '../audit/entries/SubjectAudit.tsx';
import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { providerName } from '../payments/words.ts';
import { Amount } from '../records/RecordPage.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import { defineResource } from '../resources/definition.ts';
import { ListedSchool } from '../institutions/choice/ListedSchool.tsx';
import {
  Folio,
  folioOf,
  isUnmarked,
  OrderAlerts,
  OrderOutcome,
  OrderReceipt,
  OrderRefunds,
  userAddress,
} from './OrderParts.tsx';
import { DisputeAlert, OrderDisputes } from './OrderDisputes.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderTransfer } from './OrderTransfer.tsx';
import { RefundButton } from './RefundDialog.tsx';
import { hasReceipt, ResendChosen, ResendReceipt } from './ResendReceipts.tsx';
import { disputeStatuses, orderFilterStatuses, orderStatuses, refundStatuses } from './statuses.ts';
import './en.ts';
import './es.ts';

const multiplied = ({ quantity, unit_price }: OrderRecord): string | null =>
  quantity > 1 ? `${quantity} × ${formatPesos(unit_price)}` : null;

/** What a row is about, beside its title: the reason, the schools, and what a bank transfer is recognised by. */
const aboutOrder = ({ title, outcome, transfer }: OrderRecord, reason: string): string =>
  [title === reason ? '' : reason, outcome?.schools ?? '', transfer?.reference ?? ''].filter(Boolean).join(' · ');

/** The resource of the console that has what is ordered for a reason. */
const itemResources = {
  donation: 'donations',
  sponsorship: 'sponsorships',
  course: 'courses',
  membership: 'licences',
  licences: 'licences',
} as const satisfies Record<OrderReason, string>;

/** The page of what was ordered; courses have a form alone. */
function itemAddress({ reason, item_id }: OrderRecord): string | null {
  if (item_id === null) return null;
  const address = `/${itemResources[reason]}/${item_id}`;
  return reason === 'course' ? address : `${address}/show`;
}

/**
 * An order whose money did not go back, but whose mark of payment was removed, is not called refunded; one that can be paid no more, as
 * another took its place, does not wait.
 */
function statusOf(order: OrderRecord): string {
  if (order.closed) return 'closed';
  return order.status === 'refunded' && order.refunds.some((refund) => isUnmarked(order, refund))
    ? 'unmarked'
    : order.status;
}

/** What was sold, to whom, and how it was paid. */
export const orders = defineResource({
  list: listOrders,
  labels: orderLabels,
  none: 'orders.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'payer_name', label: 'orders.payer', primary: true, below: ({ payer_company }) => payer_company },
    {
      source: 'title',
      below: (order, { t }) => aboutOrder(order, t(`orders.reasons.${order.reason}`)),
    },
    { source: 'folio', label: 'orders.receipt', value: folioOf, cell: Folio },
    { source: 'total', kind: 'money', below: multiplied },
    {
      source: 'status',
      statuses: orderStatuses,
      value: statusOf,
      // A person still has to answer a bank, or to give something back.
      below: ({ refunds, disputes }) =>
        disputes.some(({ status }) => status === 'open') ? (
          <StatusChip statuses={disputeStatuses} status="open" />
        ) : (
          refunds.some(({ status }) => status === 'refused') && (
            <StatusChip statuses={refundStatuses} status="refused" />
          )
        ),
    },
  ],
  filters: [
    {
      id: 'reason',
      label: 'orders.reason',
      choices: orderReasons.map((reason) => ({ label: `orders.reasons.${reason}` as const, values: { reason } })),
    },
    {
      id: 'refund',
      label: 'orders.refunds',
      choices: shownRefundStatuses.map((refund) => ({ label: refundStatuses[refund].label, values: { refund } })),
    },
    {
      id: 'attention',
      label: 'attention.lists.filter',
      all: 'attention.lists.all',
      choices: [
        { label: 'attention.lists.stuckOrders', values: { stuck: true } },
        { label: 'attention.lists.latePayments', values: { paid_late: true } },
        { label: 'attention.lists.waitingTransfers', values: { transfer_waiting: true } },
        { label: 'attention.lists.openDisputes', values: { disputed: true } },
      ],
    },
    { component: ListedSchool, sources: ['school_id'] },
    { source: 'status', statuses: orderFilterStatuses },
  ],
  bulk: { actions: ResendChosen, selectable: hasReceipt },
  show: {
    title: ({ payer_name }, { t }) => t('orders.titleOne', { name: payer_name }),
    notice: ({ record }) => (
      <>
        <OrderAlerts record={record} />
        <DisputeAlert record={record} />
      </>
    ),
    covers: [
      ...(['status', 'closed', 'quantity', 'unit_price', 'total', 'folio', 'receipt_id', 'cancelled_at'] as const),
      ...(['outcome', 'transfer', 'payments', 'refunds', 'disputes', 'subscription'] as const),
    ],
    columns: [
      [
        {
          title: 'orders.sold',
          before: ({ record }) => <Amount amount={formatPesos(record.total)} below={multiplied(record)} />,
          facts: [
            { source: 'title' },
            { source: 'list_price', kind: 'money', optional: true },
            {
              source: 'discount',
              optional: true,
              value: ({ discount }, { t }) => discount && t('orders.discountOf', { percent: discount }),
            },
            {
              source: 'reason',
              value: ({ reason }, { t }) => t(`orders.reasons.${reason}`),
              to: itemAddress,
              covers: ['item_id'],
            },
            { source: 'created_at', kind: 'instant' },
            { source: 'provider', value: providerName },
            { source: 'id' },
          ],
        },
        { title: 'orders.receipt', before: OrderReceipt, after: ResendReceipt },
        { title: 'orders.outcome', when: ({ outcome }) => outcome !== null, before: OrderOutcome },
      ],
      [
        {
          title: 'orders.payer',
          facts: [
            {
              source: 'payer_name',
              to: ({ owner_id }) => owner_id && userAddress(owner_id),
              covers: ['owner_id'],
            },
            { source: 'payer_company', optional: true },
            { source: 'payer_email', kind: 'email' },
            { source: 'payer_city', optional: true },
            ConsentFacts,
          ],
        },
        { title: 'orders.transfer', when: ({ transfer }) => transfer !== null, before: OrderTransfer },
        { title: 'orders.payments', before: OrderPayments, after: RefundButton },
        { title: 'orders.disputes', when: ({ disputes }) => disputes.length > 0, before: OrderDisputes },
        { title: 'orders.refunds', when: ({ refunds }) => refunds.length > 0, before: OrderRefunds },
        ({ record }) => <SubjectAudit subject={{ order: record.id }} />,
      ],
    ],
  },
});
