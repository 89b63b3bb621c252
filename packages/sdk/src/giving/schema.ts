import { type InferType, string } from 'yup';

import { choice, optionalText, record, messageKey } from '../validation/fields.ts';
import { amount, giver } from './giftSchema.ts';
import { MAX_MESSAGE, studentCounts, supports } from './rules.ts';

/** A donation as `POST /supportSubscription` takes it (document 1 sections 3 and 5). `supportAmount` in pesos. */
export const donationSchema = record({
  support: choice(supports).required(messageKey('required')),
  supportStudents: choice(studentCounts).when('support', ([support], rule) =>
    support === 1 ? rule.required(messageKey('required')) : rule.optional(),
  ),
  supportAmount: amount('support', 3),
  institution: optionalText(300),
  ...giver(),
  instructions: string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .max(MAX_MESSAGE, messageKey('message.max'))
    .when('support', ([support], rule) => (support === 2 ? rule.required(messageKey('required')) : rule.optional())),
});
export type Donation = InferType<typeof donationSchema>;
