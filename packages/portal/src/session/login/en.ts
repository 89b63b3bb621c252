import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'login.title': 'Sign in',
  'login.lead': 'Use the username and password of your LIA account.',
  'login.audiences': 'Who is signing in?',
  'login.password.show': 'Show the password',
  'login.password.hide': 'Hide the password',
  'login.submit': 'Enter my community',
  'login.submitting': 'Signing in…',
  'login.code.text':
    'Your account asks for one more step. Write the code that your authenticator app shows, or one of your recovery codes.',
  'login.code.label': 'Verification code',
  'login.code.back': 'Back to username and password',
  'login.roleless':
    'Your account has no role yet, and that page needs one. You are signed in as {username}: sign out, or sign in with another account.',
  'login.forgotten': 'Forgot your password?',
  'login.signUp.question': 'No account yet?',
  'login.signUp.link': 'Register your family for free',
  'login.welcome.students': 'Your adventure continues here',
  'login.welcome.teachers': 'Your class is waiting',
  'login.welcome.parents': 'Close to what your children learn',
  'login.welcome.schools': 'Your school, all in one place',
  'login.lead.students': 'Come in, finish your missions and discover something new.',
  'login.lead.teachers': 'Your lessons, your homework and your community, ready when you are.',
  'login.lead.parents': 'See how each of them is doing and be there in your own way.',
  'login.lead.schools': 'Teachers, students and families moving forward together.',
  'accessCard.link': 'Sign in with my card',
};
