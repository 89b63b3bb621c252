import type { es } from './es.ts';

/** Texts about renewals, in English. */
export const en: Record<keyof typeof es, string> = {
  'renewal.title': 'Your next period',
  'renewal.failed': 'We could not load your next period',
  'renewal.charged_one': 'On {when} we charge {total} for 1 licence.',
  'renewal.charged_other': 'On {when} we charge {total} for {count} licences.',
  'renewal.byHand_one': 'To go on after {when} you pay {total} for 1 licence.',
  'renewal.byHand_other': 'To go on after {when} you pay {total} for {count} licences.',
  'renewal.chosen': 'You chose to go on with {chosen} of your {licences} licences.',
  'renewal.frees.none': 'No one loses theirs.',
  'renewal.frees_one': 'This person no longer has theirs: {names}.',
  'renewal.frees_other': 'These {count} people no longer have theirs: {names}.',
  'renewal.change': 'Renew with fewer licences',
  'renewal.keep': 'Keep all of them',
  'renewal.question': 'With how many licences do you go on?',
  'renewal.number': 'Licences of the next period',
  'renewal.range': 'Between {least} and {most}. You can change it until the period begins.',
  'renewal.costs': 'It costs {total} for the next period.',
  'renewal.cancel': 'Cancel',
  'renewal.save': 'Save',
};
