import { setTimeout as pause } from 'node:timers/promises';

import { coursePurchases, planPurchases, type Purchase } from '@lia/api/src/testing/purchases.ts';
import { family } from '@lia/api/src/testing/families.ts';
import { login } from '@lia/sdk/accounts/endpoints';
import { findCourses, listProducts } from '@lia/sdk/courses/endpoints';
import { type Client, createClient } from '@lia/sdk/http/client';
import { listMyOrders } from '@lia/sdk/memberships/endpoints';
import { listChildren, registerFree } from '@lia/sdk/registrations/endpoints';

import { startProduct } from '../../product.ts';
import type { Scenario } from '../scenario.ts';

/** When the attacker registers the address of a buyer. */
const MOMENTS = ['before the order', 'before the payment'] as const;

/** A registration that costs nothing, as the purchases are. */
const freeRegistration: Purchase = async ({ visitor }, username) => {
  const body = family(username);
  await visitor.call(registerFree, { body });
  return { password: body.form.password, pay: async () => {} };
};

/**
 * An attacker registers an account with the address of another person, and never confirms it: what that person then buys and
 * registers must be hers, and she must be able to sign in with what she typed. Sent: purchases and registrations.
 * Lost: those that her own account does not show; doubled: those that the attacker's shows.
 */
export const preHijack: Scenario = {
  name: 'Pre-account hijack',
  async run(atEnd) {
    const product = await startProduct();
    atEnd(product.stop);
    const baseUrl = `${product.origin}/api/api`;
    const visitor = createClient({ baseUrl });
    const enter = async (username: string, password: string): Promise<Client> => {
      const { access_token } = await visitor.call(login, { body: { username, password } });
      return createClient({ baseUrl, token: () => access_token });
    };
    const hijack = async (username: string): Promise<Client> => {
      const { form, children } = family(`attacker.${username}`);
      await visitor.call(registerFree, { body: { form: { ...form, email: `${username}@example.mx` }, children } });
      return enter(form.username, form.password);
    };
    const [offered] = (await visitor.call(listProducts)).products.data;
    const [course] = await visitor.call(findCourses, { params: { id: String(offered?.id) } });
    if (!course) throw new Error('No course is offered');

    const methods = [...coursePurchases, ...planPurchases, ['a free registration', freeRegistration] as const];
    const count = { sent: 0, acknowledged: 0, attacker: 0, victim: 0 };
    for (const [index, [name, order]] of methods.entries()) {
      for (const [when, moment] of MOMENTS.entries()) {
        const username = `victim.${index}.${when}`;
        const early = moment === 'before the order' ? await hijack(username) : null;
        count.sent += 1;
        const { password, pay } = await order({ visitor }, username, course);
        const attacker = early ?? (await hijack(username));
        await pay();
        count.acknowledged += 1;
        const isFree = name === 'a free registration';
        const isHers = async (): Promise<boolean> => {
          const victim = await enter(username, password).catch(() => null);
          return victim !== null && (isFree || (await hasOrder(victim)));
        };
        if (await soon(isHers)) count.victim += 1;
        if ((await hasOrder(attacker)) || (await hasChildOf(attacker, username))) count.attacker += 1;
      }
    }
    const { sent, acknowledged } = count;
    return {
      sent,
      acknowledged,
      lost: sent - count.victim,
      doubled: count.attacker,
      secondsToRecover: null,
      stood: count.victim === sent && count.attacker === 0,
      seen: `${methods.length} methods, ${MOMENTS.join(' and ')}: ${count.attacker} attached to the attacker, ${count.victim} to the victim`,
    };
  },
};

/** Whether something becomes true within seconds: a job processes what the payment company reports. */
async function soon(check: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(200)) if (await check()) return true;
  return false;
}

const hasOrder = async (client: Client): Promise<boolean> => (await client.call(listMyOrders)).data.length > 0;

const hasChildOf = async (client: Client, username: string): Promise<boolean> =>
  (await client.call(listChildren)).data.some((child) => child.username.startsWith(username));
