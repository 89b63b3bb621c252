import { defaultUser, type SignedIn } from '@lia/sdk/accounts/schema';
import { HOUR_MS } from '@lia/sdk/calendar/durations';
import type { MyConsent } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';

/** A new session of a user with this role (none for a guest) and name; it lasts an hour. */
export function signedIn(role: string | null, displayName = 'Laura'): SignedIn {
  return {
    user: {
      ...defaultUser,
      uuid: `uuid-${role}`,
      role: role === null ? [] : [role],
      school_id: 305,
      data: {
        ...defaultUser.data,
        username: role ?? 'guest',
        displayName,
        lastName: 'Méndez',
        email: 'laura@example.mx',
      },
    },
    access_token: `token-of-${role}`,
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
  };
}

/** The consents of a user who accepted none. */
export const missingConsents: MyConsent[] = legalDocuments.map((document) => ({
  document,
  version: '2026-11-01',
  agreed: null,
}));
