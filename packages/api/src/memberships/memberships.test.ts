import { getPrice, listPlans } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';

test('the nine plans are listed in the order of the specification', async ({ api }) => {
  const { data } = await api.visitor.call(listPlans);
  expect(data.map(({ type, membership }) => `${type} ${membership}`)).toEqual([
    'padre gratis',
    'padre mensual',
    'padre anual',
    'maestro gratis',
    'maestro mensual',
    'maestro anual',
    'escuela gratis',
    'escuela mensual',
    'escuela anual',
  ]);
});

test('each plan has a price in centavos, and free ones recur never', async ({ api }) => {
  const intervals = { gratis: null, mensual: { interval: 'month' }, anual: { interval: 'year' } };
  for (const { id, type, membership, price: amount } of firstTerms) {
    const { price, product } = await api.visitor.call(getPrice, { params: { type: `${type}-${membership}` } });
    expect(price).toMatchObject({ unit_amount: amount, currency: 'MXN', recurring: intervals[membership] });
    expect(product.id).toBe(String(id));
    // The specification asks for a price by its type or by its own id.
    await expect(api.visitor.call(getPrice, { params: { type: price.id } })).resolves.toEqual({ price, product });
  }
});

test('a plan is named in the language of who asks, and caches keep the two apart', async ({ api }) => {
  const product = async (language: string) => {
    const answer = await api.request('GET', '/stripe/price/padre-anual', { headers: { 'Accept-Language': language } });
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    return answer.body;
  };
  expect(await product('es-MX')).toMatchObject({
    product: { name: 'Plan anual para padres', description: expect.stringMatching(/^Tablero para seguir a tus hijos/) },
  });
  expect(await product('en')).toMatchObject({
    product: { name: 'Annual plan for parents', description: expect.stringMatching(/^A board to follow/) },
  });
});

test.for([
  'padre',
  'padre-',
  'price_padre',
  'price_price_padre-anual',
  'padre-gratis-2',
  'gratis-padre',
  'tutor-gratis',
  'padre-GRATIS',
  'x'.repeat(60),
  '%00',
])('there is no price of %s', async (type, { api }) => {
  expect(await api.request('GET', `/stripe/price/${type}`)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});
