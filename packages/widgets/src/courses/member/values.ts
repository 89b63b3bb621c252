import type { LegalDocument } from '@lia/sdk/consents/rules';

/** What is accepted before a course is bought in a session: the version of each text. */
export interface AcceptedTexts {
  consents: Record<LegalDocument, string>;
}
export type AcceptedPath = `consents.${LegalDocument}`;

export const nothingAccepted: AcceptedTexts = { consents: { terms: '', privacy: '' } };
