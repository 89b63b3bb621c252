import { getOrderLicences } from '@lia/sdk/licences/endpoints';
import type { OrderLicences } from '@lia/sdk/licences/records';
import { storeOrder } from '@lia/sdk/memberships/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { registerStudent } from '@lia/sdk/registrations/families';
import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import type { Member, RunningApi } from './api.ts';
import { child } from './families.ts';

/** Has a member pay a plan once, at the price that was shown where it is given. Answers the order. */
export async function payPlan(api: RunningApi, { client }: Member, plan: number, unit_price?: number): Promise<string> {
  const { order, redirect } = await client.call(storeOrder, { body: { id_licenses_type: plan, unit_price } });
  const params = { preference_id: redirect.split('/').at(-1) ?? '' };
  await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
  return order.id;
}

/** Registers children of a parent, and answers their `uuid`. `first` numbers the first of them. */
export async function addChildren(
  api: RunningApi,
  { client, uuid, id }: Member,
  count: number,
  first = 1,
): Promise<string[]> {
  const uuids: string[] = [];
  for (let n = first; n < first + count; n += 1) {
    const username = `hijo-${id}-${n}`;
    await client.call(registerStudent, { body: { ...child(username), tutor_id: uuid } });
    const [row] = await api.app.db.select({ uuid: users.uuid }).from(users).where(eq(users.username, username));
    uuids.push(row?.uuid ?? '');
  }
  return uuids;
}

/** Makes someone a person of a school. */
export async function join(
  api: RunningApi,
  { id }: Pick<Member, 'id'>,
  schoolId: number,
  role: 'schoolAdmin' | 'student' | 'teacher',
): Promise<void> {
  await api.app.db.insert(schoolMembers).values({ userId: id, schoolId, role });
}

/** The licences of an order, as who pays it sees them. */
export const licencesOf = async ({ client }: Member, order: string): Promise<OrderLicences['data']> =>
  (await client.call(getOrderLicences, { params: { id: order } })).data;

/** The roles of an account by its `uuid`. */
export async function rolesOf({ app }: RunningApi, uuid: string): Promise<string[]> {
  const [row] = await app.db.select({ role: users.role }).from(users).where(eq(users.uuid, uuid));
  return row?.role ?? [];
}
