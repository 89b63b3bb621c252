import { listLicenceOrders } from '@lia/sdk/licences/endpoints';
import { storeOrder } from '@lia/sdk/memberships/endpoints';
import { listOrders } from '@lia/sdk/receipts/administration';
import { expect } from 'vitest';

import { type Member, test } from '../testing/api.ts';
import { buy, payingSchool, SCHOOL_ANNUAL } from '../testing/licencePurchases.ts';
import { importingSchool } from '../testing/imports.ts';

const query = (filter: object) => ({ query: { filter: JSON.stringify(filter) } });

const licences = async ({ client }: Member, q: string) =>
  (await client.call(listLicenceOrders, query({ q }))).map(({ id }) => id);

const orders = async ({ client }: Member, filter: object) =>
  new Set((await client.call(listOrders, query(filter))).map(({ id }) => id));

test('the licences of a school are found by the reference of a transfer for them, within the scope', async ({
  api,
}) => {
  const [school, other] = [await payingSchool(api), await payingSchool(api)];
  const { reference } = await buy(school.admin, school.order, 3);
  const team = await api.member('admin');
  const written = reference ?? '';
  expect(written).toMatch(/^LIA-[0-9A-F]{8}$/);
  for (const q of [written, written.toLowerCase(), written.slice(4)]) {
    expect(await licences(team, q), q).toEqual([school.order]);
    expect(await licences(school.admin, q), q).toEqual([school.order]);
    expect(await licences(other.admin, q), q).toEqual([]);
  }
  // The order of the plan itself has one as well.
  expect(await licences(team, `LIA-${school.order.slice(0, 8)}`)).toEqual([school.order]);
});

test('orders are narrowed to those for a school, paid or not', async ({ api }) => {
  const [school, other] = [await payingSchool(api), await payingSchool(api)];
  const purchase = await buy(school.admin, school.order, 2);
  const elsewhere = await buy(other.admin, other.order, 2);
  const team = await api.member('admin');
  expect(await orders(team, { school_id: school.id })).toEqual(new Set([school.order, purchase.id]));
  expect(await orders(team, { school_id: other.id, status: 'pending' })).toEqual(new Set([elsewhere.id]));
  const starting = await importingSchool(api);
  expect(await orders(team, { school_id: starting.id })).toEqual(new Set());
  const { order } = await starting.admin.client.call(storeOrder, { body: { id_licenses_type: SCHOOL_ANNUAL } });
  expect(await orders(team, { school_id: starting.id })).toEqual(new Set([order.id]));
  expect(await api.request('GET', '/orders?filter={"school_id":"x"}', { token: team.token })).toMatchObject({
    status: 422,
  });
});
