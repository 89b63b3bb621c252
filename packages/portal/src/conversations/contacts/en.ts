import type { es } from './es.ts';

/** Whom one may write to, in English. */
export const en: Record<keyof typeof es, string> = {
  'conversations.new.none': 'There is no one to write to yet: the school has not chosen a group.',
  'conversations.new.failed': 'We could not get whom you can write to',
  'conversations.toSchool': 'Write to the school',
  'conversations.toSchool.named': 'Write to {school}',
  'conversations.toTeacher': 'Write to {teacher} ({group})',
  'conversations.toFamily': 'Write to the family',
  'conversations.toFamily.group': 'Write to the family ({group})',
  'conversations.absence.title': 'Whom do you write to about the absence of {day}?',
  'conversations.absence.close': 'Close',
  'conversations.contacts.family': 'Messages with the school',
  'conversations.contacts.staff': 'Messages with the family',
};
