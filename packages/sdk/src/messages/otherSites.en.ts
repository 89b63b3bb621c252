import type { sentences as spanish } from './otherSites.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  DESTINATION_REFUSED: 'This access was used, has expired, or is not for this site',
  FEDERATION_OVER: 'This attempt to sign in was used or has expired. Start again',
  FEDERATION_CANCELLED: 'You cancelled. Try again or sign in with your password',
  FEDERATION_REFUSED: 'We could not verify who you are. Try again',
  EMAIL_UNVERIFIED: 'Your e-mail address is not verified at the site you sign in with. Verify it there and try again',
  IDENTITY_TAKEN: 'That account already signs in to another LIA account',
  'identity.linked': 'Done, you can now sign in with {provider}',
  'identity.unlinked': 'Done, that account no longer signs in here',
  'federation.email-already-in-use':
    'There is a LIA account with this e-mail address already. Sign in with your password and link it in your account',
  'federation.invalid-email': 'The e-mail address is not valid',
  'federation.operation-not-allowed': 'This way to sign in is not allowed',
  'federation.user-not-found': 'We could not find this account',
  'federation.user-disabled': 'This account is deactivated',
  'federation.weak-password': 'The password is too easy to guess',
  'federation.wrong-password': 'The password is not right',
};
