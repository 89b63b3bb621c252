import type { Role } from '@lia/sdk/accounts/roles';
import { subscribeMember } from '@lia/sdk/memberships/endpoints';
import { priceIdOf } from '@lia/sdk/memberships/rules';
import type { Membership, RegistrationType } from '@lia/sdk/registrations/rules';

import type { Member, RunningApi } from './api.ts';
import { tokenise } from './cards.ts';

const roleOf = { padre: 'padre', maestro: 'maestro', escuela: 'admin_escuela' } as const satisfies Record<
  RegistrationType,
  Role
>;

/** A user who pays this plan by card; nothing is paid for a free one. */
export async function memberOn(api: RunningApi, type: RegistrationType, membership: Membership): Promise<Member> {
  const member = await api.member(roleOf[type]);
  if (membership === 'gratis') return member;
  const prices = [priceIdOf({ type, membership })];
  const body = { payment_method: await tokenise(api), email: 'ana@example.mx', prices, currency: 'mxn' };
  await member.client.call(subscribeMember, { body });
  return member;
}
