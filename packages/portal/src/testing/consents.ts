import type { MyConsent } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';

/** Where somebody stands who agreed to nothing. */
export const missingConsents: MyConsent[] = legalDocuments.map((document) => ({
  document,
  version: '2026-11-01',
  agreed: null,
}));
