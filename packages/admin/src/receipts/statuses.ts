import type { MoneyBackState } from '@lia/sdk/receipts/records';
import type { InvoiceState } from '@lia/sdk/receipts/rules';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import UndoIcon from '@mui/icons-material/Undo';

import type { Statuses } from '../resources/field.ts';

export const refundStatuses = {
  requested: { label: 'orders.refundStates.requested', tone: 'waiting', icon: ScheduleIcon },
  completed: { label: 'orders.refundStates.completed', tone: 'good', icon: CheckCircleIcon },
  refused: { label: 'orders.refundStates.refused', tone: 'bad', icon: ErrorIcon },
  reversed: { label: 'orders.refundStates.reversed', tone: 'good', icon: UndoIcon },
  handed: { label: 'orders.refundStates.handed', tone: 'good', icon: CheckCircleIcon },
} as const satisfies Record<MoneyBackState, Statuses[string]>;

export const invoiceStatuses = {
  pending: { label: 'invoices.states.pending', tone: 'waiting', icon: ScheduleIcon },
  issued: { label: 'invoices.states.issued', tone: 'good', icon: CheckCircleIcon },
  rejected: { label: 'invoices.states.rejected', tone: 'bad', icon: CancelIcon },
} as const satisfies Record<InvoiceState, Statuses[string]>;
