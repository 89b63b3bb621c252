import { confirmEmail, login, sendConfirmation } from '@lia/sdk/accounts/endpoints';
import { buyCourse } from '@lia/sdk/courses/endpoints';
import { donate, donateAsMember } from '@lia/sdk/giving/endpoints';
import { listMyOrders, storeOrder } from '@lia/sdk/memberships/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import { registerFree, subscribe } from '@lia/sdk/registrations/endpoints';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { donation } from '../testing/donations.ts';
import { child, family } from '../testing/families.ts';
import { emailsTo } from '../testing/mail.ts';
import { orderPlan, planPayment, planPurchase } from '../testing/planPurchases.ts';
import { orders, subscriptions } from './tables.ts';

let people = 0;

const pay = (api: RunningApi, initPoint: string | null) =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: initPoint?.split('/').at(-1) ?? '' },
    body: { decision: 'approved' },
  });

/** A parent with this address, signed in, and how they confirm it by their own email. */
async function parent(api: RunningApi, email: string) {
  const { form, children } = family(`duena${(people += 1)}`);
  const { username, password } = form;
  await api.visitor.call(registerFree, { body: { form: { ...form, email }, children } });
  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  const client = api.clientOf(access_token);
  const [account] = await api.app.db.select().from(users).where(eq(users.username, username));
  const confirm = async () => {
    const emails = (await emailsTo(api, email)).filter(({ text }) => text?.includes(username));
    const [token] = emails.flatMap(({ text }) => /\/confirm#token=([\w-]+)/.exec(text ?? '')?.[1] ?? []);
    return api.visitor.call(confirmEmail, { body: { token: token ?? '' } });
  };
  const ordered = async () => (await client.call(listMyOrders)).data.map(({ id }) => id);
  return { id: account?.id ?? 0, username, email, client, confirm, ordered };
}

/** A gift that a visitor typed this address into. */
async function give(api: RunningApi, email: string) {
  const { data } = await api.visitor.call(donate, { body: { ...donation, email } });
  return { id: data.order?.id ?? '', pay: () => pay(api, data.init_point) };
}

describe('an order that a visitor typed an address into', () => {
  test('is in the list of the account that confirmed the address, once it is paid', async ({ api }) => {
    const owner = await parent(api, 'regala@example.mx');
    const early = await give(api, owner.email);
    await early.pay();
    expect(await owner.ordered()).toEqual([]);
    await owner.confirm();
    const gift = await give(api, owner.email.toUpperCase());
    expect(await owner.ordered()).toEqual([]);
    await gift.pay();
    expect(await owner.ordered()).toEqual([gift.id]);
  });

  test('stays the session’s where it was made in one, even where another account confirmed the address', async ({
    api,
  }) => {
    const email = 'compartida.regala@example.mx';
    const owner = await parent(api, email);
    const other = await parent(api, email);
    await owner.confirm();
    const { name: _, email: __, ...gift } = donation;
    const { data } = await other.client.call(donateAsMember, { body: gift });
    expect(await other.ordered()).toEqual([data.order?.id]);
    await pay(api, data.init_point);
    expect(await other.ordered()).toEqual([data.order?.id]);
    expect(await owner.ordered()).toEqual([]);
  });
});

test('a renewal belongs to whom its first order does', async ({ api }) => {
  const body = planPurchase('renueva', child('renueva.hija'));
  const order = await orderPlan(api, body);
  await api.visitor.call(subscribe, { body: planPayment(order, await tokenise(api)) });
  const [subscription] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, order));
  const params = { id: subscription?.id ?? '' };
  await api.visitor.call(renewSandboxSubscription, { params, body: { decision: 'approved' } });
  const { username, password } = body.form;
  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  const { data } = await api.clientOf(access_token).call(listMyOrders);
  expect(data).toMatchObject([{ status: 'approved' }, { id: order, status: 'approved' }]);
});

describe('two orders of one person who had no account', () => {
  test('are one account, also where a stranger typed the same address', async ({ api }) => {
    const body = planPurchase('dos.pedidos', child('dos.pedidos.hija'));
    const first = await orderPlan(api, body);
    const second = await orderPlan(api, { ...body, form: { ...body.form, phone_number: '3312345678' } });
    await parent(api, body.form.email);
    for (const order of [first, second]) {
      await api.visitor.call(subscribe, { body: planPayment(order, await tokenise(api)) });
    }
    const made = await api.app.db.select().from(orders).where(eq(orders.payer_email, body.form.email));
    expect(second).not.toBe(first);
    expect(new Set(made.map(({ ownerId }) => ownerId)).size).toBe(1);
    expect(await api.app.db.$count(users, eq(users.email, 'dos.pedidos.hija@example.mx'))).toBe(1);
  });

  test('are two where the second has another password', async ({ api }) => {
    const body = planPurchase('mismo.nombre', child('mismo.nombre.hija'));
    const stranger = { ...body, form: { ...body.form, password: 'tulipan', password_confirmation: 'tulipan' } };
    const [first, second] = [await orderPlan(api, body), await orderPlan(api, stranger)];
    for (const order of [second, first]) {
      await api.visitor.call(subscribe, { body: planPayment(order, await tokenise(api)) });
    }
    const made = await api.app.db.select().from(orders).where(eq(orders.payer_email, body.form.email));
    expect(new Set(made.map(({ ownerId }) => ownerId)).size).toBe(2);
    const enter = (username: string, { form: { password } }: typeof body) =>
      api.visitor.call(login, { body: { username, password } });
    await enter('mismo.nombre', stranger);
    await enter('mismo.nombre2', body);
  });
});

describe('an address of two accounts', () => {
  test('is confirmed by one of them; the other keeps its orders and gets no more emails about itself', async ({
    api,
  }) => {
    const email = 'de.dos@example.mx';
    const [late, first] = [await parent(api, email), await parent(api, email)];
    const { order } = await late.client.call(storeOrder, { body: { id_licenses_type: 2 } });
    await emailsTo(api, email);
    await first.confirm();
    await expect(late.confirm()).rejects.toMatchObject({
      status: 409,
      code: 'EMAIL_CONFIRMED',
      message: 'Este correo ya está confirmado en otra cuenta. Inicia sesión con ella',
    });
    expect(await late.ordered()).toEqual([order.id]);
    const before = await emailsTo(api, email);
    // The same answer as for a free address: another one would disclose that it is confirmed.
    await expect(late.client.call(sendConfirmation)).resolves.toEqual({
      message: expect.stringContaining('Te enviamos'),
    });
    expect(await emailsTo(api, email)).toHaveLength(before.length);
  });

  test('is confirmed for one where both emails are answered at the same moment', async ({ api }) => {
    const email = 'a.la.vez@example.mx';
    const both = [await parent(api, email), await parent(api, email)];
    await emailsTo(api, email);
    const answers = await Promise.allSettled(both.map(({ confirm }) => confirm()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('no order ever changes its owner, and an unconfirmed address sets none', async ({ api }) => {
  const course = await addCourse(api);
  const step = fc.constantFrom('register', 'confirm', 'give', 'buy', 'pay', 'pay');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const email = `azar${(people += 1)}@example.mx`;
      const accounts: Awaited<ReturnType<typeof parent>>[] = [];
      const open: { id: string; pay: () => Promise<unknown> }[] = [];
      const expected = new Map<string, string | null>();
      let confirmed: string | null = null;
      for (const what of steps) {
        if (what === 'register') accounts.push(await parent(api, email));
        if (what === 'confirm' && accounts.length > 0) {
          // Of an email that lost the race, 409; of an address that was confirmed before, no email at all.
          const last = accounts.at(-1);
          const worked = await last?.confirm().then(
            () => true,
            () => false,
          );
          expect(worked).toBe(confirmed === null);
          if (worked && last) confirmed = last.username;
        }
        if (what === 'give') {
          const gift = await give(api, email);
          open.push(gift);
          expected.set(gift.id, null);
        }
        if (what === 'buy') {
          const username = `azar.compra${(people += 1)}`;
          const { data } = await api.visitor.call(buyCourse, { body: purchaseOf(course, username, { email }) });
          open.push({ id: data.order?.id ?? '', pay: () => pay(api, data.init_point) });
          expected.set(data.order?.id ?? '', username);
        }
        if (what === 'pay') {
          const order = open.shift();
          await order?.pay();
          if (order && expected.get(order.id) === null) expected.set(order.id, confirmed);
        }
        const owned = await api.app.db
          .select({ id: orders.id, owner: users.username })
          .from(orders)
          .leftJoin(users, eq(users.id, orders.ownerId))
          .where(eq(orders.payer_email, email));
        expect(new Map(owned.map(({ id, owner }) => [id, owner]))).toEqual(expected);
      }
    }),
    { numRuns: 6 },
  );
});
