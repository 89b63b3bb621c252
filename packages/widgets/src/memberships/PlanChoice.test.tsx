import { firstTerms } from '@lia/sdk/memberships/rules';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { describeSending } from '../testing/sending.tsx';
import { createTestContext } from '../testing/context.tsx';
import { PlanChoice } from './PlanChoice.tsx';

const ORDER = 'POST /storeOrder';
const stored = {
  status: 200,
  body: {
    message: 'Creamos tu pedido. Espera: te llevamos al pago',
    order: { id: 'order-5' },
    payment: { init_point: 'https://pay.example/5' },
    redirect: 'https://pay.example/5',
  },
};
const annual = page.getByRole('button', { name: 'Elegir el plan anual' });

describeSending({
  form: <PlanChoice type="padre" />,
  call: ORDER,
  accepted: { body: stored.body, shows: stored.body.message },
  fill: () => Promise.resolve(),
  button: 'Elegir el plan anual',
  field: null,
  afterReload: null,
});

test('orders a plan by its id, once, and leaves for the payment', async () => {
  const context = createTestContext();
  await context.script({ [ORDER]: [stored] });
  await context.show(<PlanChoice type="maestro" current={5} />);
  await expect.element(page.getByText('Tu plan actual')).toBeVisible();
  await annual.click();
  await expect.element(annual).toHaveAttribute('aria-disabled', 'true');
  await annual.click({ force: true });
  await expect.poll(() => context.recorded.went, { timeout: 10_000 }).toEqual(['https://pay.example/5']);
  await expect.poll(() => context.arrived(ORDER)).toHaveLength(1);
  const sent = await context.arrived(ORDER);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ id_licenses_type: 6, unit_price: 1990_00 }]);
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
});

test('shows the words of the server where it refuses', async () => {
  const context = createTestContext();
  await context.script({
    [ORDER]: [{ status: 422, body: { code: 'VALIDATION_FAILED', message: 'Ese plan no es para ti', fields: {} } }],
  });
  await context.show(<PlanChoice type="padre" />);
  await annual.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ese plan no es para ti');
  expect(context.recorded.went).toEqual([]);
});

test('shows the new price where it changed, and orders at that one', async () => {
  const context = createTestContext();
  const text = 'El precio de este plan cambió. Revísalo y vuelve a intentarlo';
  const refused = { status: 422, body: { code: 'VALIDATION_FAILED', message: text, fields: { unit_price: text } } };
  await context.script({ [ORDER]: [refused, stored] });
  await context.show(<PlanChoice type="maestro" />);
  await expect.element(page.getByText('$199.00')).toBeVisible();
  const dearer = firstTerms.map((plan) => (plan.id === 6 ? { ...plan, price: 2400_00, discount: 60 } : plan));
  await context.script({ [ORDER]: [refused, stored], 'GET /membresia': [{ status: 200, body: { data: dearer } }] });
  await annual.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(page.getByText('$200.00')).toBeVisible();
  await expect.element(page.getByText('60 % de descuento')).toBeVisible();
  await annual.click();
  await expect.poll(() => context.recorded.went, { timeout: 10_000 }).toEqual(['https://pay.example/5']);
  const sent = await context.arrived(ORDER);
  expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([{ unit_price: 1990_00 }, { unit_price: 2400_00 }]);
});

test('costs a school its further licences as well, which it is shown', async () => {
  const context = createTestContext();
  await context.script({ [ORDER]: [stored] });
  const { container } = await context.show(<PlanChoice type="escuela" current={8} further={20} />);
  await expect.element(page.getByText('Con tus 20 licencias adicionales: $29,988.00 m.n.')).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await annual.click();
  await expect.poll(() => context.arrived(ORDER)).toHaveLength(1);
  const sent = await context.arrived(ORDER);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ id_licenses_type: 9, unit_price: 29_988_00 }]);
});

test.for(['es', 'en'] as const)('is accessible (%s)', async (language) => {
  const { container } = await createTestContext().show(<PlanChoice type="escuela" />, { language });
  await expect.element(page.getByText('$2,082.50')).toBeVisible();
  expect(await violations(container)).toEqual([]);
});
