import { array, boolean, type InferType, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';
import { feedKinds } from './rules.ts';

/** What a person's calendar in other programs has. */
const choices = {
  kinds: array(string().oneOf(feedKinds, messageKey('choice.unknown')).required())
    .typeError(messageKey('invalid'))
    .min(1, messageKey('calendar.feed.kinds'))
    .max(feedKinds.length, messageKey('invalid'))
    .required(messageKey('required')),
  /** Whether it names the child of an entry: anyone who has the address reads it. */
  names: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
};

export const feedChoicesSchema = record(choices);
export type FeedChoices = InferType<typeof feedChoicesSchema>;

/** The address of a person's calendar for other programs, which is shown once, when it is made. */
const feed = record({ ...choices, created_at: string().required(), read_at: string().nullable().defined() });
export const feedSchema = record({ data: feed.nullable().defined() });
export type Feed = InferType<typeof feedSchema>;

export const feedMadeSchema = record({ message: string().required(), data: record({ address: string().required() }) });
export type FeedMade = InferType<typeof feedMadeSchema>;
