import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'arrival.label': 'What you just did',
  'arrival.registered': 'You are registered',
  'arrival.approved': 'Your payment is approved',
  'arrival.pending': 'Your payment is being processed',
  'arrival.bought': '{title} · {total}',
  'arrival.bought.many': '{title} × {count} · {total}',
  'arrival.payer': 'In the name of {name}',
  'arrival.receipt': 'See my receipt',
  'arrival.people': 'Accounts to sign in with',
  'arrival.next.family': 'Sign in with your username and the password you chose. Your children use theirs.',
  'arrival.next.teacher':
    'You can already sign in with your username and the password you chose while we review your registration.',
  'arrival.next.plan': 'Your plan is waiting in your account: sign in with your username and the password you chose.',
  'arrival.next.course':
    'Your course is waiting in your account: sign in with your username and the password you chose.',
  'arrival.next.voucher': 'Your accounts are ready; your plan starts when you pay at the store.',
  'arrival.next.member': 'You will find it in the account you registered it with.',
};
