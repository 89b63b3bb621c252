import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'membership.failed': 'We could not load your membership',
  'membership.none': 'You are on the free plan. Choose a plan to have the whole community.',
  'membership.next': 'What you have paid already begins on {when}: {plan}.',
  'membership.carried_one': 'You keep 1 day of your plan before: what you paid lasts until {when}.',
  'membership.carried_other': 'You keep {count} days of your plan before: what you paid lasts until {when}.',
  'membership.school': 'The plan of your school',
  'membership.plans': 'The plans for you',
  'membership.resume': 'Renew it again',
  'membership.licences': 'For: {names}',
  'membership.missing_one':
    '1 of your children has no licence yet. Choose your plan again for all of them: you keep the days that you have paid.',
  'membership.missing_other':
    '{count} of your children have no licence yet. Choose your plan again for all of them: you keep the days that you have paid.',
  'card.shown': 'Paid with {brand} ending in {last4}',
  'card.hidden': 'Paid with your card',
  'card.change': 'Change card',
  'membership.cancel': 'Cancel the renewal',
  'membership.cancel.title': 'Cancel your membership?',
  'membership.cancel.text': 'It stays active until {when} and is not charged again.',
  'membership.cancel.now': 'It ends now and is not charged again.',
  'membership.cancel.no': 'Keep it',
  'membership.cancel.yes': 'Yes, cancel',

  'family.title': 'Subscribe your family by card',
  'family.text': 'One plan for all your children. It renews itself and you cancel whenever you like.',
  'family.open': 'Subscribe my family',
  'orders.all': 'See all my invoices',
};
