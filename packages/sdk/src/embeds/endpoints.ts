import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { EmbedCounts, EmbedCountsQuery, EmbedRecord, EmbedSaved } from './records.ts';
import type { EmbedInput, EmbedReport } from './schema.ts';

/** Counts that a form was seen or begun. 403 `EMBED_REFUSED` for a key that is not good on the page's origin. */
export const reportEmbedEvent = endpoint<{ body: EmbedReport; returns: MessageAnswer }>('POST /embeds/events');

/** Sites that embed our forms, or those that were deleted, for the console; `Content-Range` counts them. */
export const listEmbeds = endpoint<{ query: ListQuery; returns: EmbedRecord[] }>('GET /embeds');

export const getEmbed = endpoint<{ params: { id: string }; returns: EmbedRecord }>('GET /embeds/{id}');

/** Adds a site; its key is made here. */
export const createEmbed = endpoint<{ body: EmbedInput; returns: EmbedSaved }>('POST /embeds');

export const updateEmbed = endpoint<{ params: { id: string }; body: EmbedInput; returns: EmbedSaved }>(
  'PUT /embeds/{id}',
);

/** Takes a site out of the list, until it is restored; its key is refused meanwhile, and what came of it stays counted. */
export const deleteEmbed = endpoint<{ params: { id: string }; returns: MessageAnswer }>('DELETE /embeds/{id}');

/** Puts a deleted site back as it was: its key is good again at once. One that is there stays as it is. */
export const restoreEmbed = endpoint<{ params: { id: string }; returns: EmbedSaved }>('POST /embeds/{id}/restore');

/** What came of a site day by day, and by form. */
export const getEmbedCounts = endpoint<{ params: { id: string }; query: EmbedCountsQuery; returns: EmbedCounts }>(
  'GET /embeds/{id}/counts',
);

/** Gives a site a fresh key; the one before is refused from now on, until it is put back. Send an idempotency key. */
export const renewEmbedKey = endpoint<{ params: { id: string }; returns: EmbedSaved }>('POST /embeds/{id}/key');

/** Puts the key before the fresh one back, once. 404 where there is none. */
export const restoreEmbedKey = endpoint<{ params: { id: string }; returns: EmbedSaved }>('DELETE /embeds/{id}/key');
