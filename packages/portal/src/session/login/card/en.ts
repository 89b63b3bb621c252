import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'accessCard.text': 'Type the code on your card. Capital or small letters, both are fine.',
  'accessCard.scanned': 'We read your card! Press the button to come in.',
  'accessCard.code': 'The code on your card',
  'accessCard.submit': 'Come in!',
  'accessCard.password': 'Sign in with username and password',
  'accessCard.open': '{name} is signed in here. Their session ends when you sign in with your card.',
};
