import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'membership.title': 'My membership',
  'subscription.title': 'Subscription',
  'membership.ended': 'Your membership has ended. Choose a plan to come back whenever you like.',
  'membership.until': 'Active until {when}.',
  'membership.renews': 'It renews itself on {when}.',
  'membership.owes':
    'We could not charge your renewal. Your membership stays open until {until}: change your card before then to keep it.',
  'membership.grace':
    'What you paid ended on {when}. It stays open until {until}: choose your plan before then to keep it.',

  'memberships.title': 'A plan for everyone',
  'memberships.lead': 'Compare the plans of the community and start today.',
  'memberships.login': 'Log In',
  'memberships.signUp': 'Sign Up',

  'orders.title': 'My payments',
  'orders.none': 'Your payments will appear here with their receipts.',
  'orders.failed': 'We could not fetch your payments',
  'orders.receipt': 'See receipt',
  'orders.receipt.of': 'See receipt of {title}',
  'orders.voucher': 'Pay at OXXO',
  'orders.voucher.of': 'Pay at OXXO: {title}',
  'orders.status.pending': 'Pending',
  'orders.status.approved': 'Paid',
  'orders.status.rejected': 'Declined',
  'orders.status.expired': 'Expired',
  'orders.status.refunded': 'Refunded',
};
