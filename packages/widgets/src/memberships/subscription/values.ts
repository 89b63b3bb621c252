import type { AcceptedPath, AcceptedTexts } from '../../consents/accepted.ts';

/** Plans that a card pays. */
export const paidMemberships = ['mensual', 'anual'] as const;
export type PaidMembership = (typeof paidMemberships)[number];

/** What a subscription asks for; the card itself is never among it. */
export interface SubscriptionValues extends AcceptedTexts {
  membership: PaidMembership;
  /** Of the card's holder. */
  email: string;
}
export type SubscriptionPath = 'membership' | 'email' | AcceptedPath;
