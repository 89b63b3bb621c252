import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'parents.greeting': 'Hello, {name}!',
  'parents.lead': 'Here are your children and the account each of them signs in with.',
  'parents.children': 'Your children',
  'parents.child.open': 'Homework, report cards and permissions',
  'parents.child.open.of': 'Homework, report cards and permissions: {name}',
  'parents.child.account': 'Username to sign in',
  'parents.empty.title': 'Register your first child',
  'parents.empty.text':
    'Here you will see each of your children with their grade and username. It takes five minutes to register one.',
  'parents.empty.invited':
    'If you accepted an invitation, you will see them once the person who invited you confirms it. There is no need to register them again.',
  'parents.failed': 'We could not get your children’s data',
  'parents.child.seen': 'Last signed in on {when}',
  'parents.child.neverSeen': 'Has not signed in yet: hand over the username and password.',
  'parents.child.unlicensed': 'Without a licence',
  'parents.child.license': 'Give a licence',
  'parents.child.license.of': 'Give a licence to {name}',
};
