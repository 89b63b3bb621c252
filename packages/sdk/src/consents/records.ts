import { array, type InferType, string } from 'yup';

import { personRecords } from '../people/records.ts';
import { record } from '../validation/fields.ts';
import { legalDocuments } from './rules.ts';

/** A text in force; `version` is its date. `text` is Markdown. */
export const legalTextSchema = record({
  document: string().oneOf(legalDocuments).required(),
  version: string().required(),
  title: string().required(),
  text: string().required(),
});
export type LegalText = InferType<typeof legalTextSchema>;

/** A text that was agreed to: in which version, and since when. */
const agreedSchema = record({ version: string().required(), since: string().required() });

/** Where a user stands with a text: `version` is in force, `agreed` is null where they agreed to none. */
export const myConsentSchema = record({
  document: string().oneOf(legalDocuments).required(),
  version: string().required(),
  agreed: agreedSchema.nullable().defined(),
});
export type MyConsent = InferType<typeof myConsentSchema>;

export const myConsentsSchema = record({ data: array(myConsentSchema).required() });
export type MyConsents = InferType<typeof myConsentsSchema>;

/** Records of the console with which consents are recorded. */
export const consentRecords = [...personRecords, 'orders'] as const;
export type ConsentRecord = (typeof consentRecords)[number];
