import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'donation.title': 'I want to help',
  'donation.lead': 'With your support, a girl or a boy studies one more year with us.',

  'giving.ways': 'Ways to help',
  'giving.donate': 'Donate',
  'giving.sponsor': 'Sponsor',
  'giving.volunteer': 'Volunteer',
  'giving.donors': 'Who supports us',

  'giving.mine.failed': 'We could not fetch your data',
  'donors.title': 'Who supports us',
  'donors.lead': 'With their support, more children learn. You can join them.',

  'volunteering.title': 'We want to volunteer',
  'volunteering.lead': 'Lend your team’s time and skills. Nothing is paid: we call you to work out the rest.',

  'sponsorship.title': 'I want to sponsor',
  'sponsorship.lead': 'Your company can bring technology to a whole group.',
};
