import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'callback.hello': 'Hello, {name}',
  'callback.text': 'You are about to sign in as {username}.',
  'callback.enter': 'Enter my community',
  'callback.other': 'Use another account',
  'callback.failed.title': 'This link is no longer valid',
  'callback.failed.text': 'For your security it lasts one minute and works only once. Please sign in again.',
};
