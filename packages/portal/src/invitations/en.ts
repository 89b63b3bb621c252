import type { es } from './es.ts';

/** What the portal says to guardians whom a school or another parent invites, in English. */
export const en: Record<keyof typeof es, string> = {
  'invitation.heading': '{from} invites you to LIA',
  'invitation.children': 'You will accompany:',
  'invitation.teachers': 'Registered by {names}.',
  'invitation.text': 'You can see how they are doing and take care of their accounts.',
  'invitation.as': 'You are signed in as {name}.',
  'invitation.other': 'Use another account',
  'invitation.student':
    'You are signed in as {name}, who is a student. Sign out, so that a parent or guardian can accept.',
  'invitation.hasAccount': 'There is an account with {email} already. Sign in with it to accept.',
  'invitation.signIn': 'Sign in',
  'invitation.known': 'I have an account',
  'invitation.new': 'Create your account. Your address is {email}.',
  'invitation.register': 'Create my account and accept',
  'invitation.accept': 'Accept',
  'invitation.decline.school': 'I do not know these students',
  'invitation.decline.parent': 'I do not know who invites me',
  'invitation.decline.title': 'Decline the invitation?',
  'invitation.decline.text.school': 'The school will not invite you again at this address.',
  'invitation.decline.text.parent': 'The link will no longer work.',
  'invitation.decline.keep': 'Cancel',
  'invitation.decline.yes': 'Decline',
  'invitation.declined.title': 'You declined the invitation',
  'invitation.declined.text': 'Thank you for telling us. There is nothing else to do.',
  'invitation.over.title': 'This invitation is over',
  'invitation.over.text.school':
    'It was used or withdrawn, or has expired. If you expected it, ask the school for another one.',
  'invitation.over.text.parent':
    'It was used or withdrawn, has expired, or the code has a mistake. If you expected it, ask who invited you for another one.',
  'invitation.code': 'Code',
  'invitation.code.have': 'Do they have an account on LIA already? Add them by the code of their parent or guardian',
  'invitation.code.title': 'Add a child by a code',
  'invitation.code.text':
    'Their parent or guardian makes the code on the page of the child. Before you see anything, that person confirms that it is you.',
  'invitation.code.length': 'The code has {length} letters and digits',
  'invitation.code.go': 'Continue',
  'invitation.code.another': 'Type another code',
  'invitation.waits.title': 'One step left',
  'invitation.waits.text':
    'You accepted the invitation. Once {from} confirms that it is you, you see the children on your home page.',
  'invitation.newByLink': 'Create your account to accept.',
  'invitation.failed': 'We could not open the invitation',
  'invitation.consents': 'Read and accept both texts to continue.',
};
