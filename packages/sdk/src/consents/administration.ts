import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { TextVersion, TextVersionData, TextVersionSaved } from './versions.ts';

/** Versions of the legal texts, past and coming. Filters with facets: `status`, `document`. */
export const listTextVersions = endpoint<{ query: ListQuery; returns: TextVersion[] }>('GET /legal-texts');

export const getTextVersion = endpoint<{ params: { id: string }; returns: TextVersion }>('GET /legal-texts/{id}');

/**
 * Adds a version that is in force from a day on; members are asked to agree to it from then on, and what they agreed to before
 * stays as it was. 422 for a day that has begun, 409 `LEGAL_TEXT_TAKEN` where the text has a version of the same day. Send an
 * idempotency key.
 */
export const addTextVersion = endpoint<{ body: TextVersionData; returns: TextVersionSaved }>('POST /legal-texts');

/** Takes back a version that is not in force yet. 409 `LEGAL_TEXT_BEGUN` where it is or was. */
export const withdrawTextVersion = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /legal-texts/{id}/withdraw',
);
