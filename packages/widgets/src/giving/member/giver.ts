import type { Contact } from '@lia/sdk/accounts/schema';

import { blankGiver } from '../giver.ts';

/** Who gives in a session, as `GET /me/contact` answers it. */
export type Giver = Contact['data'];

/** What the form of a gift starts with for somebody whom we know. */
export const startOf = ({ name, email, phone_number, country, state }: Giver) => ({
  name,
  // The form asks those who give in their own name to write it here.
  businessName: name,
  email,
  phone_number: phone_number ?? '',
  country: country ?? blankGiver.country,
  state: state ?? '',
});

/** A gift without what names its giver: that is for the session to say. */
export function withoutGiver<G extends { name: string; email: string }>(gift: G): Omit<G, 'name' | 'email'> {
  const { name: _name, email: _email, ...rest } = gift;
  return rest;
}
