import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts about prices and discounts of plans, in English. */
const planTerms: Texts['planTerms'] = {
  none: 'Prices and discounts of the plans appear here.',
  add: 'Change a price',
  new: 'New price or discount',
  create: 'Save the change',
  of: '{kind} of {plan}',
  about: 'Change',
  kinds: { price: 'Price', discount: 'Discount' },
  percent: '{count}%',
  statuses: { current: 'Current', scheduled: 'Scheduled', past: 'Past' },
  plans: {
    'padre-mensual': 'Parents, monthly',
    'padre-anual': 'Parents, annual',
    'maestro-mensual': 'Teachers, monthly',
    'maestro-anual': 'Teachers, annual',
    'escuela-mensual': 'Schools, monthly',
    'escuela-anual': 'Schools, annual',
  },
  specified: 'LIA, from the start',
  priceHint:
    'In pesos. Where it rises, who pays is notified by e-mail, and their renewal costs more 30 days later or after that',
  discountHint: 'Percent off courses and events. Leave it empty where it stays',
  fromHint: 'From the beginning of that day in Mexico City. Empty: from now on',
  unnotified_one: '{count} person has no e-mail address to be notified at, and goes on paying the price of before.',
  unnotified_other: '{count} people have no e-mail address to be notified at, and go on paying the price of before.',
  unnotifiedList: 'See who they are',
  withdraw: 'Withdraw this change',
  withdrawTitle: 'Withdraw this change?',
  withdrawBody: 'It has not begun. The plan keeps what it has today.',
  keep: 'Keep it',
};

addTexts('en', { planTerms });
