import { boolean, type InferType, number } from 'yup';

import { choice, country, email, letters, personName, phone, record, says, state, text } from '../validation/fields.ts';
import { MAX_DONATION_PESOS } from './rules.ts';
import {
  MAX_SPONSORED_MONTHS,
  MORE_STUDENTS,
  OTHER_AMOUNT,
  sponsoredCounts,
  sponsorshipTypes,
} from './sponsorshipRules.ts';

const flag = () => boolean().typeError(says('choice.unknown')).required(says('required'));

/** A sponsorship as `POST /sponsorshipSubscription` takes it (document 1 sections 3 and 5). `supportAmount` in pesos. */
export const sponsorshipSchema = record({
  sponsorship: choice(sponsorshipTypes).required(says('required')),
  supportStudents: choice(sponsoredCounts)
    .required(says('required'))
    .test('amount', says('choice.unknown'), (count, { parent }) => count !== OTHER_AMOUNT || parent.sponsorship !== 2),
  supportMonths: number()
    .typeError(says('number.digits'))
    .when(['sponsorship', 'supportStudents'], ([type, students], rule) =>
      type === 1 && students !== MORE_STUDENTS && students !== OTHER_AMOUNT
        ? rule
            .required(says('required'))
            .integer(says('number.digits'))
            .moreThan(0, says('number.positive'))
            .max(MAX_SPONSORED_MONTHS, says('number.max'))
        : rule.optional(),
    ),
  supportAmount: number()
    .typeError(says('number.digits'))
    .when('supportStudents', ([students], rule) =>
      students === OTHER_AMOUNT
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
  institution: text(3, 300),
  businessName: text(3, 300),
  position: letters(3, 300),
  name: personName(),
  email: email(),
  phone_number: phone(),
  country: country(),
  state: state(),
  publish_donors: flag(),
  publish_logo: flag(),
  publish_both: flag(),
}).test('publish', says('publish.one'), (sponsorship, context) => {
  const { publish_donors, publish_logo, publish_both } = sponsorship;
  const set = [publish_donors, publish_logo, publish_both].filter(Boolean).length;
  return set === 1 || context.createError({ path: 'publish_donors' });
});
export type Sponsorship = InferType<typeof sponsorshipSchema>;
