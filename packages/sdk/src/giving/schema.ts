import { boolean, type InferType, number, string } from 'yup';

import {
  choice,
  country,
  email,
  letters,
  optionalText,
  personName,
  phone,
  record,
  says,
  state,
  text,
} from '../validation/fields.ts';
import { MAX_DONATION_PESOS, MAX_MESSAGE, studentCounts, supports } from './rules.ts';

const flag = () => boolean().typeError(says('choice.unknown')).required(says('required'));

/** A donation as `POST /supportSubscription` takes it (document 1 sections 3 and 5). `supportAmount` in pesos. */
export const donationSchema = record({
  support: choice(supports).required(says('required')),
  supportStudents: choice(studentCounts).when('support', ([support], rule) =>
    support === 1 ? rule.required(says('required')) : rule.optional(),
  ),
  supportAmount: number()
    .typeError(says('number.digits'))
    .when('support', ([support], rule) =>
      support === 3
        ? rule
            .required(says('required'))
            .moreThan(0, says('number.positive'))
            .max(MAX_DONATION_PESOS, says('number.max'))
            .test(
              'centavos',
              says('invalid'),
              (pesos) => pesos === undefined || Number.isInteger(Math.round(pesos * 1e6) / 1e4),
            )
        : rule.optional(),
    ),
  institution: optionalText(300),
  businessName: text(3, 300),
  position: letters(3, 300),
  name: personName(),
  email: email(),
  phone_number: phone(),
  country: country(),
  state: state(),
  instructions: string()
    .typeError(says('invalid'))
    .trim(says('untrimmed'))
    .max(MAX_MESSAGE, says('message.max'))
    .when('support', ([support], rule) => (support === 2 ? rule.required(says('required')) : rule.optional())),
  publish_donors: flag(),
  publish_logo: flag(),
  publish_both: flag(),
}).test('publish', says('publish.one'), (donation, context) => {
  const set = [donation.publish_donors, donation.publish_logo, donation.publish_both].filter(Boolean).length;
  return set === 1 || context.createError({ path: 'publish_donors' });
});
export type Donation = InferType<typeof donationSchema>;
