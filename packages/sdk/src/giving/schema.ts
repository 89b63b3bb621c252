import { type InferType, string } from 'yup';

import { choice, optionalText, record, says } from '../validation/fields.ts';
import { amount, giver } from './giftSchema.ts';
import { MAX_MESSAGE, studentCounts, supports } from './rules.ts';

/** A donation as `POST /supportSubscription` takes it (document 1 sections 3 and 5). `supportAmount` in pesos. */
export const donationSchema = record({
  support: choice(supports).required(says('required')),
  supportStudents: choice(studentCounts).when('support', ([support], rule) =>
    support === 1 ? rule.required(says('required')) : rule.optional(),
  ),
  supportAmount: amount('support', 3),
  institution: optionalText(300),
  ...giver(),
  instructions: string()
    .typeError(says('invalid'))
    .trim(says('untrimmed'))
    .max(MAX_MESSAGE, says('message.max'))
    .when('support', ([support], rule) => (support === 2 ? rule.required(says('required')) : rule.optional())),
});
export type Donation = InferType<typeof donationSchema>;
