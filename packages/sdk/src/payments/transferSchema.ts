import { type InferType, string } from 'yup';

import { isDay } from '../calendar/days.ts';
import { dayOf } from '../calendar/instants.ts';
import { messageKey, record, text } from '../validation/fields.ts';

/** That a bank transfer came: on which day, today at the latest, and under which reference of the bank. */
export const transferPaymentSchema = record({
  paid_on: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .test('day', messageKey('invalid'), (day) => isDay(day) && day <= dayOf(new Date().toISOString())),
  bank_reference: text(3, 60),
});
export type TransferPayment = InferType<typeof transferPaymentSchema>;
