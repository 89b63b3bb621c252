import { type EventUpdate, eventUpdateSchema, type NewEvent, newEventSchema } from '@lia/sdk/calendar/eventSchema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

/** What the form sends: a new event, or what is changed of one. */
export type Written = { isNew: true; body: NewEvent } | { isNew: false; id: string; body: EventUpdate };

export const check = ({ isNew, body }: Written): Validation<object> =>
  validate(isNew ? newEventSchema : eventUpdateSchema, body, { input: 'typed' });
