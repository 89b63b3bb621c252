import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts of the plots on the first page, in English. */
const statistics: Texts['statistics'] = {
  title: 'How we are doing',
  span: 'Period',
  spans: { day: '4 weeks', week: '12 weeks', month: '12 months' },
  look: 'View as',
  looks: { plot: 'Chart', table: 'Table' },
  per: { day: 'per day', week: 'per week', month: 'per month' },
  period: { day: 'Day', week: 'Week', month: 'Month' },
  hints: {
    signUps: 'New accounts',
    income: 'Payments with a valid receipt',
    activeMembers: 'People with a paid licence',
    imports: 'Confirmed imports of people',
  },
  weekOf: 'week of {day}',
  total: 'Total',
  totalNote: '{total} in total',
  latestNote: '{latest} now',
  summed: '{measure}, {period}: {total} in total. The highest was {most}, {when}. The table has all the figures.',
  latest: '{measure}, {period}: {total} now. The highest was {most}, {when}. The table has all the figures.',
  nothing: 'Nothing in this period.',
  failed: 'We could not count this.',
};

addTexts('en', { statistics });
