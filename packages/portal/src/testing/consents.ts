import type { MyConsent } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';

/** The consents of a user who accepted none. */
export const missingConsents: MyConsent[] = legalDocuments.map((document) => ({
  document,
  version: '2026-11-01',
  agreed: null,
}));
