import type { LegalDocument } from '@lia/sdk/consents/rules';

/** The accepted version of each legal text, empty where it is not accepted. */
export interface AcceptedTexts {
  consents: Record<LegalDocument, string>;
}
export type AcceptedPath = `consents.${LegalDocument}`;

export const nothingAccepted: AcceptedTexts = { consents: { terms: '', privacy: '' } };
