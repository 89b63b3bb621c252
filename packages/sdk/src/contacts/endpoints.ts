import { endpoint } from '../http/endpoint.ts';
import type { ContactMark, ContactMarked, ContactRecord } from './records.ts';

/**
 * Marks a person who waits for our call as called, by whom and now, or takes that back; who did either is kept. What is marked
 * already stays as it is. 404 for a record that waits for no call. 409 `SCHOOL_ASKED_AGAIN` where a mark is taken back and
 * the school has asked the same since.
 */
export const markContacted = endpoint<{
  params: { record: ContactRecord; id: string };
  body: ContactMark;
  returns: ContactMarked;
}>('PUT /contacts/{record}/{id}');
