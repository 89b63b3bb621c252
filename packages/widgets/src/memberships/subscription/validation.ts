import { type Consents, mustConsent } from '@lia/sdk/consents/schema';
import { email, record } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import type { SubscriptionValues } from './values.ts';

const schema = mustConsent().concat(record({ email: email() }));

/** What is typed and accepted; the plan is one of those that are offered. */
export interface SubscriptionInput {
  consents: Consents;
  email: string;
}

/** The rules of a subscription. A module of its own, fetched late: it brings yup. */
export const check: Check<SubscriptionValues, SubscriptionInput> = ({ consents, email: address }) =>
  validate(schema, { consents, email: address }, { input: 'typed' });
