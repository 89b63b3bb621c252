import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { LostLetter } from './records.ts';

/** Letters that were given up, for the console, the latest first unless sorted; `Content-Range` counts them. */
export const listLostLetters = endpoint<{ query: ListQuery; returns: LostLetter[] }>('GET /letters');

/** Puts a letter that was given up back into the outbox. 404 for any other. Send an idempotency key. */
export const sendLetterAgain = endpoint<{ params: { id: string }; returns: MessageAnswer }>('POST /letters/{id}/send');
