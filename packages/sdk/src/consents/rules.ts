/** Texts that a person accepts (document 1 section 2): terms and conditions, privacy notice. */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];
