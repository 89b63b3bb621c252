import { endpoint } from '../http/endpoint.ts';
import type { LegalText } from './records.ts';
import type { LegalDocument } from './rules.ts';

/** The text in force, or an earlier one by `version`; 404 for one that never was. */
export const getLegalText = endpoint<{
  params: { document: LegalDocument };
  query: { version?: string };
  returns: LegalText;
}>('GET /legal/{document}');
