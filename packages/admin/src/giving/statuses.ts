import type { GiftStatus } from '@lia/sdk/giving/records';
import { contactStatuses as contactNames } from '@lia/sdk/contacts/records';
import { paymentStatuses as paymentNames } from '@lia/sdk/payments/schema';
import CallIcon from '@mui/icons-material/Call';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DeclinedIcon from '@mui/icons-material/PhoneDisabledOutlined';
import ContactedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import UndoIcon from '@mui/icons-material/Undo';

import type { Statuses } from '../resources/field.ts';
import './en.ts';
import './es.ts';

/** Where a gift or a payment stands. What waits for our call is the only loud one. */
export const giftStatuses = {
  contact: { label: 'donations.statuses.contact', tone: 'loud', icon: CallIcon },
  contacted: { label: 'donations.statuses.contacted', tone: 'quiet', icon: ContactedIcon },
  declined: { label: 'donations.statuses.declined', tone: 'quiet', icon: DeclinedIcon },
  pending: { label: 'donations.statuses.pending', tone: 'waiting', icon: ScheduleIcon },
  approved: { label: 'donations.statuses.approved', tone: 'good', icon: CheckCircleIcon },
  rejected: { label: 'donations.statuses.rejected', tone: 'bad', icon: CancelIcon },
  expired: { label: 'donations.statuses.expired', tone: 'bad', icon: CancelIcon },
  refunded: { label: 'donations.statuses.refunded', tone: 'undone', icon: UndoIcon },
} as const satisfies Record<GiftStatus, Statuses[string]>;

const of = (names: readonly GiftStatus[]): Statuses =>
  Object.fromEntries(names.map((name) => [name, giftStatuses[name]]));

export const paymentStatuses = of(paymentNames);
export const contactStatuses = of(contactNames);
