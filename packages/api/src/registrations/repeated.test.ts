import { subscribe as subscribeCall } from '@lia/sdk/registrations/endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { child } from '../testing/families.ts';
import { orderPlan, planPayment, planPurchase } from '../testing/planPurchases.ts';

let families = 0;

/** A family that is about to pay the monthly plan for one child. */
const purchase = (name: string) => planPurchase(name, child(`${name}.uno`));

const subscribe = async (api: RunningApi, order: string) =>
  api.visitor.call(subscribeCall, { body: planPayment(order, await tokenise(api)) });

describe('a paid registration', () => {
  test('sent again is the same order, under any key; with another word in it, it is not', async ({ api }) => {
    const body = purchase(`repetida${(families += 1)}`);
    const send = (json: object, key: string) =>
      api.request('POST', '/stripe/validate-data', { json, headers: { 'Idempotency-Key': key } });
    const orderIn = ({ body: answer }: { body: unknown }): unknown => Object(Object(answer).data).order;
    const all = await Promise.all(
      ['clave-uno', 'clave-dos', 'clave-dos'].map((key) => send(body, `${key}-${families}`)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(all.map((answer) => JSON.stringify(orderIn(answer)))).size).toBe(1);
    const anon = await api.request('POST', '/stripe/validate-data', { json: body });
    expect(orderIn(anon)).toEqual(orderIn(all[0] ?? { body: null }));
    expect(await api.app.db.$count(orders, eq(orders.payer_email, body.form.email))).toBe(1);

    const other = { ...body, form: { ...body.form, password: 'otra', password_confirmation: 'otra' } };
    expect(await send(other, `clave-uno-${families}`)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Esta solicitud ya se envió con otros datos' },
    });
    expect(orderIn(await send(other, `clave-tres-${families}`))).not.toEqual(orderIn(anon));

    // What is paid is done: the family hears that it is registered, everybody else that the names are taken.
    const { id } = Object(orderIn(anon));
    await subscribe(api, String(id));
    expect(await api.request('POST', '/stripe/validate-data', { json: body })).toMatchObject({
      status: 409,
      body: {
        code: 'FAMILY_REGISTERED',
        message: 'Tu familia ya está registrada. Inicia sesión para ver o elegir tu plan',
      },
    });
    expect(await api.request('POST', '/stripe/validate-data', { json: other })).toMatchObject({
      status: 422,
      body: { fields: { 'form.username': 'Ese nombre de usuario ya está ocupado' } },
    });
    expect(await api.app.db.$count(users, eq(users.username, body.form.username))).toBe(1);
  });

  test('an hour later is another order', async ({ api }) => {
    const body = purchase(`repetida${(families += 1)}`);
    const first = await orderPlan(api, body);
    await api.app.db
      .update(orders)
      .set({ createdAt: sql`now() - interval '61 minutes'` })
      .where(eq(orders.id, first));
    expect(await orderPlan(api, body)).not.toBe(first);
  });
});
