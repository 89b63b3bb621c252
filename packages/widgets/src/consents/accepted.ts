import type { LegalDocument } from '@lia/sdk/consents/rules';

import { takeTexts } from '../drafts/draft.ts';

/** The accepted version of each legal text, empty where it is not accepted. */
export interface AcceptedTexts {
  consents: Record<LegalDocument, string>;
}
export type AcceptedPath = `consents.${LegalDocument}`;

export const nothingAccepted: AcceptedTexts = { consents: { terms: '', privacy: '' } };

/** The draft of a form that holds texts and asks for consents. These are no part of it: to accept is an act of its own. */
export const consentedDraft = <K extends string>(blank: Record<K, string>) => ({
  blank: { ...blank, ...nothingAccepted },
  keep: (values: Record<K, string>) => takeTexts<K>(blank, values),
  revive: (stored: unknown) => ({ ...takeTexts<K>(blank, stored), ...nothingAccepted }),
});
