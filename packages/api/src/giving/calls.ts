import { contactStates } from '@lia/sdk/contacts/records';
import { giftStates } from '@lia/sdk/giving/giftRecords';
import { record, messageKey } from '@lia/sdk/validation/fields';
import { string } from 'yup';

/** How often one address may give: many donors may sit behind the address of one company. */
export const GIFTS = { times: 120, seconds: 60 };

export const NEWEST_FIRST = { column: 'created_at', descending: true } as const;

const words = () => string().max(200, messageKey('text.max'));

/** What the console filters gifts by. */
export const giftFilterSchema = record({
  state: string().oneOf(giftStates, messageKey('choice.unknown')),
  q: words(),
});

/** The same, of what nobody pays. */
export const offerFilterSchema = record({
  state: string().oneOf(contactStates, messageKey('choice.unknown')),
  q: words(),
});
