import { login } from '@lia/sdk/accounts/endpoints';
import { listEnrolments } from '@lia/sdk/courses/administration';
import type { Client } from '@lia/sdk/http/client';
import { getMyMembership, listMyOrders } from '@lia/sdk/memberships/endpoints';
import { listMyBills } from '@lia/sdk/receipts/endpoints';
import { listChildren, registerFree } from '@lia/sdk/registrations/endpoints';
import { describe, expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { addCourse } from '../testing/courses.ts';
import { family } from '../testing/families.ts';
import { coursePurchases, planPurchases, type Purchase } from '../testing/purchases.ts';
import { registerOne } from '../testing/teachers.ts';

let people = 0;

/** Registers a victim's address for an account of the attacker's, who never confirms it. */
async function hijack(api: RunningApi, email: string): Promise<Client> {
  const username = `atacante${(people += 1)}`;
  const { form, children } = family(username);
  await api.visitor.call(registerFree, { body: { form: { ...form, email: email.toUpperCase() }, children } });
  return enter(api, username, form.password);
}

async function enter(api: RunningApi, username: string, password: string): Promise<Client> {
  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  return api.clientOf(access_token);
}

/** What an account shows of what was bought and registered. */
const seenBy = async (client: Client) => ({
  orders: (await client.call(listMyOrders)).data.map(({ status }) => status),
  bills: (await client.call(listMyBills)).data.length,
});

/** When the attacker registers the victim's address: before she orders, or between her order and her payment. */
const moments = ['before she orders', 'before she pays'] as const;

async function attacked(api: RunningApi, order: Purchase, moment: (typeof moments)[number]) {
  const username = `victima${(people += 1)}`;
  const email = `${username}@example.mx`;
  const early = moment === 'before she orders' ? await hijack(api, email) : null;
  const { password, pay } = await order(api, username, await addCourse(api));
  const attacker = early ?? (await hijack(api, email));
  await pay();
  return { attacker, username, victim: await enter(api, username, password) };
}

describe('an address that another account registered and never confirmed', () => {
  for (const moment of moments) {
    test.for(coursePurchases)(`takes nothing of its owner, registered ${moment}: %s`, async ([, order], { api }) => {
      const { attacker, username, victim } = await attacked(api, order, moment);
      expect(await seenBy(victim)).toEqual({ orders: ['approved'], bills: 1 });
      expect(await seenBy(attacker)).toEqual({ orders: [], bills: 0 });
      const admin = await api.member('admin');
      const filter = JSON.stringify({ q: username });
      expect(await admin.client.call(listEnrolments, { query: { filter } })).toMatchObject([
        { status: 'active', username },
      ]);
    });

    test.for(planPurchases)(`takes nothing of its owner, registered ${moment}: %s`, async ([, order], { api }) => {
      const { attacker, username, victim } = await attacked(api, order, moment);
      expect(await seenBy(victim)).toEqual({ orders: ['approved'], bills: 1 });
      expect((await victim.call(getMyMembership)).data).toMatchObject({ plan: 2, licences: [{}] });
      expect(await seenBy(attacker)).toEqual({ orders: [], bills: 0 });
      expect((await attacker.call(getMyMembership)).data).toBeNull();
      const childrenOf = async (client: Client) => (await client.call(listChildren)).data.map((one) => one.username);
      expect(await childrenOf(victim)).toEqual([`${username}.hija`]);
      expect(await childrenOf(attacker)).not.toContain(`${username}.hija`);
    });
  }

  test('does not prevent its owner from registering, and is not disclosed to her', async ({ api }) => {
    const free = family('victima.gratis');
    await hijack(api, free.form.email);
    await hijack(api, free.children[0]?.email ?? '');
    await hijack(api, 'victima.maestra@example.mx');
    await api.visitor.call(registerFree, { body: free });
    expect((await (await enter(api, 'victima.gratis', free.form.password)).call(listChildren)).data).toHaveLength(1);
    await registerOne(api, 'victima.maestra');
  });
});
