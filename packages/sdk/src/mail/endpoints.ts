import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { UndeliveredEmail } from './records.ts';

/** Emails that were given up, for the console, the latest first unless sorted; `Content-Range` counts them. */
export const listUndeliveredEmails = endpoint<{ query: ListQuery; returns: UndeliveredEmail[] }>('GET /emails');

/** Puts an email that was given up back into the outbox. 404 for any other. Send an idempotency key. */
export const resendEmail = endpoint<{ params: { id: string }; returns: MessageAnswer }>('POST /emails/{id}/send');
