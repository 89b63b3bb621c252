import { randomUUID } from 'node:crypto';

import { isNotNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { sandboxIntents } from '../payments/sandbox/cards/tables.ts';
import { type RawRequest, type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { orderPlan, planPayment, planPurchase } from '../testing/planPurchases.ts';

/** A call that charges a card before its transaction, and one whose plan or licences are refused. */
interface Charging {
  path: string;
  json: object;
  refused: object;
  token?: string;
}

const charging: Readonly<Record<string, (api: RunningApi) => Promise<Charging>>> = {
  async 'a family that registers'(api) {
    const order = await orderPlan(api, planPurchase(`familia-${randomUUID().slice(0, 8)}`));
    const json = planPayment(order, await tokenise(api));
    return { path: '/stripe/public/sub', json, refused: { ...json, prices: ['price_padre-anual'] } };
  },
  async 'a member'(api) {
    const { token } = await api.member('padre');
    const { order: _order, ...json } = planPayment('', await tokenise(api));
    return { path: '/stripe/sub', token, json, refused: { ...json, quantity: 7 } };
  },
};

/** How many payments the card company has taken in. */
const charges = ({ app: { db } }: RunningApi) => db.$count(sandboxIntents, isNotNull(sandboxIntents.paidAt));

const send = (api: RunningApi, { path, token }: Charging, key: string, json: object) => {
  const request: RawRequest = { headers: { 'Idempotency-Key': key }, json };
  return api.request('POST', path, token === undefined ? request : { ...request, token });
};

/** Has the database refuse to store the answer of a call, which ends its transaction; returns what ends that. */
async function refuseAnswers({ app: { db } }: RunningApi): Promise<() => Promise<unknown>> {
  await db.execute(sql`
    create function refuse_answer() returns trigger language plpgsql as $$ begin raise exception 'No answer is stored'; end $$`);
  await db.execute(sql`
    create trigger refuse_answer before update on idempotency_keys for each row execute function refuse_answer()`);
  return () => db.execute(sql`drop function refuse_answer cascade`);
}

test.for(Object.entries(charging))(
  '%s is charged once, though the transaction after the charge fails',
  async ([, prepare], { api }) => {
    const call = await prepare(api);
    const before = await charges(api);
    const key = randomUUID();
    const accept = await refuseAnswers(api);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(await send(api, call, key, call.json)).toMatchObject({ status: 500 });
      expect(await charges(api)).toBe(before + 1);
    }
    await accept();
    const first = await send(api, call, key, call.json);
    expect(first).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
    expect((await send(api, call, key, call.json)).body).toEqual(first.body);
    expect(await charges(api)).toBe(before + 1);
  },
);

test.for(Object.entries(charging))('%s is not charged for what is refused', async ([, prepare], { api }) => {
  const call = await prepare(api);
  const before = await charges(api);
  expect(await send(api, call, randomUUID(), call.refused)).toMatchObject({ status: 422 });
  expect(await charges(api)).toBe(before);
});
