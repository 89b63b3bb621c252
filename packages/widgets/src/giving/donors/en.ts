import type { es } from './es.ts';

/** The same in English. */
export const en: Record<keyof typeof es, string> = {
  'donors.title': 'Thank you to those who support us',
  'donors.intro': 'People and companies who help more children learn with LIA.',
  'donors.loading': 'Loading our donors…',
  'donors.none': 'Those who give and want it to be known will appear here.',
  'donors.failed': 'We could not load the donors.',
  'donors.gave': 'Gave {total}',
  'donors.donate': 'I want to help too',
  'donors.more': 'See all of them',
  'donors.less': 'See fewer',
};
