import type { DisputeStatus } from '@lia/sdk/payments/rules';
import type { ShownRefundStatus } from '@lia/sdk/receipts/records';
import type { InvoiceStatus } from '@lia/sdk/receipts/rules';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import UndoIcon from '@mui/icons-material/Undo';

import { paymentStatuses } from '../giving/statuses.ts';
import type { Statuses } from '../resources/field.ts';

export const refundStatuses = {
  requested: { label: 'orders.refundStatuses.requested', tone: 'waiting', icon: ScheduleIcon },
  completed: { label: 'orders.refundStatuses.completed', tone: 'good', icon: CheckCircleIcon },
  refused: { label: 'orders.refundStatuses.refused', tone: 'bad', icon: ErrorIcon },
  reversed: { label: 'orders.refundStatuses.reversed', tone: 'good', icon: UndoIcon },
  manual: { label: 'orders.refundStatuses.manual', tone: 'good', icon: CheckCircleIcon },
} as const satisfies Record<ShownRefundStatus, Statuses[string]>;

/** Of a transfer whose mark was removed. */
export const unmarkedStatuses = {
  completed: { label: 'orders.refundStatuses.unmarked', tone: 'undone', icon: UndoIcon },
} as const satisfies Statuses;

/** By which orders are found. */
export const orderFilterStatuses: Statuses = {
  ...paymentStatuses,
  closed: { label: 'orders.closed', tone: 'undone', icon: CancelIcon },
};

/** Where the payment of an order stands. */
export const orderStatuses: Statuses = {
  ...orderFilterStatuses,
  unmarked: unmarkedStatuses.completed,
};

export const disputeStatuses = {
  open: { label: 'orders.disputeStatuses.open', tone: 'bad', icon: ErrorIcon },
  answered: { label: 'orders.disputeStatuses.answered', tone: 'waiting', icon: ScheduleIcon },
  won: { label: 'orders.disputeStatuses.won', tone: 'good', icon: CheckCircleIcon },
  lost: { label: 'orders.disputeStatuses.lost', tone: 'undone', icon: UndoIcon },
} as const satisfies Record<DisputeStatus, Statuses[string]>;

export const invoiceStatuses = {
  pending: { label: 'invoices.statuses.pending', tone: 'waiting', icon: ScheduleIcon },
  issued: { label: 'invoices.statuses.issued', tone: 'good', icon: CheckCircleIcon },
  rejected: { label: 'invoices.statuses.rejected', tone: 'bad', icon: CancelIcon },
} as const satisfies Record<InvoiceStatus, Statuses[string]>;
