import type { es } from './es.ts';

/** Texts of avatars, in English. */
export const en: Record<keyof typeof es, string> = {
  'avatars.title': 'Choose your avatar',
  'avatars.title.of': 'Choose the avatar of {name}',
  'avatars.default': 'The usual one',
  'avatars.default.text': 'The character that you came to LIA with.',
  'avatars.current': 'The one you have now',
  'avatars.current.text': 'It can no longer be chosen, but it may stay.',
  'avatars.back': 'See the ones before',
  'avatars.next': 'See the next ones',
  'avatars.submit': 'Use this avatar',
  'avatars.sending': 'Saving…',
  'avatars.failed': 'We could not fetch the avatars',
};
