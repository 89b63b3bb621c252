import { type InferType, string } from 'yup';

import { isDay } from '../calendar/days.ts';
import { dayOf } from '../calendar/instants.ts';
import { email, letters, messageKey, record, text, uuid } from '../validation/fields.ts';
import { dataRequestDecisions, dataRequestKinds, LONGEST_DETAILS } from './rules.ts';

const asked = {
  kind: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(dataRequestKinds, messageKey('choice.unknown'))
    .required(messageKey('required')),
  details: text(10, LONGEST_DETAILS),
};

/** What a member asks for about their own data, or those of a student whom they are a guardian of. */
export const dataRequestSchema = record({
  ...asked,
  /** Uuid of the student; left out for the member's own data. */
  child: uuid().optional(),
});
export type DataRequest = InferType<typeof dataRequestSchema>;

/** A request that came by e-mail or in writing, on a day in Mexico City, today at the latest. */
export const enteredDataRequestSchema = record({
  name: letters(3, 300),
  email: email(),
  ...asked,
  received_on: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .test('day', messageKey('invalid'), (day) => isDay(day) && day <= dayOf(new Date().toISOString())),
  /** Uuid of the account that it is about, whose member reads it as well; null or left out where there is none. */
  user: uuid().nullable().optional(),
});
export type EnteredDataRequest = InferType<typeof enteredDataRequestSchema>;

/** What is decided about an open request, with the answer or the reason. */
export const dataRequestDecisionSchema = record({
  decision: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(dataRequestDecisions, messageKey('choice.unknown'))
    .required(messageKey('required')),
  note: text(3, 2000),
});
export type DataRequestDecision = InferType<typeof dataRequestDecisionSchema>;
