import type { GiftState } from '@lia/sdk/giving/giftRecords';
import { contactStates } from '@lia/sdk/contacts/records';
import { paymentStates } from '@lia/sdk/payments/schema';
import CallIcon from '@mui/icons-material/Call';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ContactedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import UndoIcon from '@mui/icons-material/Undo';

import type { Statuses } from '../resources/field.ts';

/** Where a gift or a payment stands. What waits for our call is the only loud one. */
export const giftStatuses = {
  contact: { label: 'donations.states.contact', tone: 'loud', icon: CallIcon },
  contacted: { label: 'donations.states.contacted', tone: 'quiet', icon: ContactedIcon },
  pending: { label: 'donations.states.pending', tone: 'waiting', icon: ScheduleIcon },
  approved: { label: 'donations.states.approved', tone: 'good', icon: CheckCircleIcon },
  rejected: { label: 'donations.states.rejected', tone: 'bad', icon: CancelIcon },
  expired: { label: 'donations.states.expired', tone: 'bad', icon: CancelIcon },
  refunded: { label: 'donations.states.refunded', tone: 'undone', icon: UndoIcon },
} as const satisfies Record<GiftState, Statuses[string]>;

const of = (names: readonly GiftState[]): Statuses =>
  Object.fromEntries(names.map((name) => [name, giftStatuses[name]]));

export const paymentStatuses = of(paymentStates);
export const contactStatuses = of(contactStates);
