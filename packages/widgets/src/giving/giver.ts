import { MEXICO } from '@lia/sdk/geography/rules';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { Contact } from '@lia/sdk/accounts/schema';

import { filled } from '../form/filled.ts';

/** What is chosen before the giver chooses; `publish` is behind its three flags. */
export const chosenFirst = { country: MEXICO, publish: '3' };

/** The body of a gift as the API takes it: what was left empty stays behind. */
export const giftBody = ({ publish, ...values }: Readonly<Record<string, string>>): object => ({
  ...filled(values),
  ...publishFlags(publish === '1' ? 1 : publish === '2' ? 2 : 3),
});

/** Who gives in a session, as `GET /me/contact` answers it. */
export type Giver = Contact['data'];

/** Initial values of a gift's form for a signed-in user. */
export const startOf = ({ name, email, phone_number, country, state }: Giver) => ({
  name,
  // The form asks those who give in their own name to write it here.
  businessName: name,
  email,
  phone_number: phone_number ?? '',
  country: country ?? chosenFirst.country,
  state: state ?? '',
});

/** A gift without its giver's data: the session identifies them. */
export function withoutGiver<G extends { name: string; email: string }>(gift: G): Omit<G, 'name' | 'email'> {
  const { name: _name, email: _email, ...rest } = gift;
  return rest;
}
