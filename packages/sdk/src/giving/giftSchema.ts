import { boolean } from 'yup';

import { country, phone, state } from '../geography/fields.ts';
import { email, letters, personName, plainNumber, messageKey, text } from '../validation/fields.ts';
import { MAX_DONATION_PESOS, MIN_DONATION_PESOS } from './rules.ts';

const flag = () => boolean().typeError(messageKey('choice.unknown')).required(messageKey('required'));

/** What every gift has about who gives it, and how they want to appear (document 1 sections 3 and 5). */
export const giver = () => ({
  businessName: text(3, 300),
  position: letters(3, 300),
  name: personName(),
  email: email(),
  phone_number: phone(),
  country: country(),
  state: state(),
  publish_donors: flag().test(
    'publish',
    messageKey('publish.one'),
    (_, { parent }) => [parent.publish_donors, parent.publish_logo, parent.publish_both].filter(Boolean).length === 1,
  ),
  publish_logo: flag(),
  publish_both: flag(),
});

/** Pesos that the donor names, with centavos at most; asked for where the field `beside` it is `chosen`. */
export const amount = (beside: string, chosen: number) =>
  plainNumber().when(beside, ([value], rule) =>
    value === chosen
      ? rule
          .required(messageKey('required'))
          .min(MIN_DONATION_PESOS, messageKey('number.min'))
          .max(MAX_DONATION_PESOS, messageKey('number.max'))
          .test('centavos', messageKey('invalid'), (pesos) => Math.round(pesos * 100) / 100 === pesos)
      : rule,
  );
