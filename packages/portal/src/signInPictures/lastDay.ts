import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';

/** The last day on which a QR is good, of the instant at which it is over: the midnight after that day. */
export const lastDayOf = (expiresAt: string): string => addDays(dayOf(expiresAt), -1);
