import { endpoint } from '../http/endpoint.ts';
import type { ConsentRecord, LegalText, MyConsents } from './records.ts';
import type { LegalDocument } from './rules.ts';
import type { Agreement } from './schema.ts';

/** The text in force, or an earlier one by `version`; 404 for one that never was. */
export const getLegalText = endpoint<{
  params: { document: LegalDocument };
  query: { version?: string };
  returns: LegalText;
}>('GET /legal/{document}');

/**
 * Which version of each text is in force, and which one the person who asks agreed to. Parents, teachers and schools are
 * asked: a student's parent consents for the family, administrators work for LIA, and of an account without a role no one
 * knows whose it is.
 */
export const listMyConsents = endpoint<{ returns: MyConsents }>('GET /me/consents');

/**
 * Agrees to the texts that are named, in these versions, and answers as `listMyConsents` does. Sent again it is recorded
 * once. 422 at `consents.terms` or `consents.privacy` where that version is not the one in force.
 */
export const agreeToTexts = endpoint<{ body: Agreement; returns: MyConsents }>('POST /me/consents');

/** What the person behind a record of the console agreed to, with it or in their account since. */
export const listRecordedConsents = endpoint<{
  params: { record: ConsentRecord; id: string };
  returns: MyConsents;
}>('GET /consents/{record}/{id}');
