import type { MyConsent } from './records.ts';

/** Texts that a person accepts (document 1 section 2): terms and conditions, privacy notice. */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Where a version of a text stands by the clock: one that holds was followed by none yet. */
export const textStatuses = ['current', 'scheduled', 'past'] as const;
export type TextStatus = (typeof textStatuses)[number];

/** Whether a user is still to agree to a text: to any version of it, or to the one in force. */
export const isMissing = ({ version, agreed }: Pick<MyConsent, 'version' | 'agreed'>): boolean =>
  agreed?.version !== version;
