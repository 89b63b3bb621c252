import type { Role } from '../accounts/roles.ts';

/** Kinds of identity providers, by which their users get a role (document 1 section 6). */
export const providerKinds = ['auth0', 'firebase'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** The role of an account that a provider's user opens. `school` is no named role: it looks like a school's and opens nothing of one. */
export const roleOfKind: Readonly<Record<ProviderKind, Role | 'school'>> = {
  auth0: 'admin_escuela',
  firebase: 'school',
};

/** How long an attempt to sign in by a provider is good for. */
export const FEDERATION_MINUTES = 10;

/** Fields of a federated sign-up, by the error code that is about them (document 1 section 5). */
export const federationFields = {
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'operation-not-allowed': 'displayName',
  'user-not-found': 'displayName',
  'user-disabled': 'displayName',
  'weak-password': 'password',
  'wrong-password': 'password',
} as const;
export type FederationError = keyof typeof federationFields;

/** Whether an error of a provider is about a field; some write `auth/` before it. */
export const isFederationError = (code: string): code is FederationError => Object.hasOwn(federationFields, code);
