import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'subscription.title': 'Subscribe your family',
  'subscription.intro': 'One plan for all your children. It renews itself, and you can cancel at any time.',
  'subscription.current': 'You have the {plan} plan already. What you choose here replaces it.',
  'subscription.plan': 'Your plan',
  'subscription.for': 'For whom',
  'subscription.failed': 'We could not load the plans or the data of your children.',
  'subscription.childless': 'To subscribe, register your children first: the plan is paid for each of them.',
  'subscription.served': 'Someone else pays this plan for {names} already.',
  'subscription.register': 'Register my children',
  'subscription.done': '{plan} plan for {names}.',
  'subscription.receipt': 'See my receipt',
  'subscription.next': 'See my membership',
};
