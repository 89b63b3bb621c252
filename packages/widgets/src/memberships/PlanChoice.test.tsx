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
  const sent = await context.arrived(ORDER);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ id_licenses_type: 6 }]);
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

test.for(['es', 'en'] as const)('is accessible (%s)', async (language) => {
  const { container } = await createTestContext().show(<PlanChoice type="escuela" />, { language });
  await expect.element(page.getByText('$2,082.50')).toBeVisible();
  expect(await violations(container)).toEqual([]);
});
