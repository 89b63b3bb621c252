import type { InferType } from 'yup';

import { choice, plainNumber, record, messageKey, text } from '../validation/fields.ts';
import { amount, giver } from './giftSchema.ts';
import {
  MAX_SPONSORED_MONTHS,
  MORE_STUDENTS,
  OTHER_AMOUNT,
  sponsoredCounts,
  sponsorshipTypes,
} from './sponsorshipRules.ts';

/** A sponsorship as `POST /sponsorshipSubscription` takes it (document 1 sections 3 and 5). `supportAmount` in pesos. */
export const sponsorshipSchema = record({
  sponsorship: choice(sponsorshipTypes).required(messageKey('required')),
  supportStudents: choice(sponsoredCounts)
    .required(messageKey('required'))
    .test(
      'amount',
      messageKey('choice.unknown'),
      (count, { parent }) => count !== OTHER_AMOUNT || parent.sponsorship !== 2,
    ),
  supportMonths: plainNumber().when(['sponsorship', 'supportStudents'], ([type, students], rule) =>
    type === 1 && students !== MORE_STUDENTS && students !== OTHER_AMOUNT
      ? rule
          .required(messageKey('required'))
          .integer(messageKey('number.digits'))
          .moreThan(0, messageKey('number.positive'))
          .max(MAX_SPONSORED_MONTHS, messageKey('number.max'))
      : rule.optional(),
  ),
  supportAmount: amount('supportStudents', OTHER_AMOUNT),
  institution: text(3, 300),
  ...giver(),
});
export type Sponsorship = InferType<typeof sponsorshipSchema>;
