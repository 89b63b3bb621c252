import type { LegalDocument } from '@lia/sdk/consents/rules';

import { takeTexts } from '../drafts/draft.ts';

/** The accepted version of each legal text, empty where it is not accepted. */
export interface AcceptedTexts {
  consents: Record<LegalDocument, string>;
}
export type AcceptedPath = `consents.${LegalDocument}`;

export const nothingAccepted: AcceptedTexts = { consents: { terms: '', privacy: '' } };

/**
 * The draft of a form that holds texts and asks for consents. These are no part of it: to accept is an act of its own. What the page
 * chooses in advance (`chosen`) goes before a draft that began with another choice, and not before what was changed by hand.
 */
export const consentedDraft = <K extends string>(texts: Record<K, string>, chosen?: Partial<Record<K, string>>) => {
  const blank = { ...texts, ...chosen };
  const began = JSON.stringify(chosen);
  return {
    blank: { ...blank, ...nothingAccepted },
    keep: (values: Record<K, string>) => ({ ...takeTexts<K>(blank, values), began }),
    revive: (stored: unknown) => ({
      ...takeTexts<K>(blank, stored),
      ...(takeTexts({ began: '' }, stored).began !== began && chosen),
      ...nothingAccepted,
    }),
  };
};
