import type { LegalDocument } from '@lia/sdk/consents/rules';

/** What somebody accepts in a form: the version of each text, empty where it is not accepted. */
export interface AcceptedTexts {
  consents: Record<LegalDocument, string>;
}
export type AcceptedPath = `consents.${LegalDocument}`;

export const nothingAccepted: AcceptedTexts = { consents: { terms: '', privacy: '' } };
