import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { createWorld, PATIENT } from '../testing/world.tsx';
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

test('orders a plan by its id, says so, and leaves for the payment', async () => {
  const world = createWorld();
  await world.script({ [ORDER]: [stored] });
  await world.show(<PlanChoice type="maestro" current={5} />);
  await expect.element(page.getByText('Tu plan actual')).toBeVisible();
  await annual.click();
  await expect.element(page.getByText('Creamos tu pedido. Espera: te llevamos al pago')).toBeVisible();
  await annual.click({ force: true });
  await expect.poll(() => world.told.went, { timeout: 10_000 }).toEqual(['https://pay.example/5']);
  const sent = await world.arrived(ORDER);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ id_licenses_type: 6 }]);
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
});

test('says what fails, and orders once when it is asked again', async () => {
  const world = createWorld();
  const busy = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'El servicio está ocupado' } };
  await world.script({ [ORDER]: [busy] });
  await world.show(<PlanChoice type="padre" />);
  await annual.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('El servicio está ocupado');
  await world.script({ [ORDER]: ['cut'] });
  await annual.click();
  await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent('No hay conexión');
  await world.script({ [ORDER]: [stored] });
  await annual.dblClick();
  await expect.poll(() => world.told.went, PATIENT).toEqual(['https://pay.example/5']);
  expect(new Set((await world.arrived(ORDER)).map(({ key }) => key)).size).toBe(1);
});

test('shows the words of the server where it refuses', async () => {
  const world = createWorld();
  await world.script({
    [ORDER]: [{ status: 422, body: { code: 'VALIDATION_FAILED', message: 'Ese plan no es para ti', fields: {} } }],
  });
  await world.show(<PlanChoice type="padre" />);
  await annual.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ese plan no es para ti');
  expect(world.told.went).toEqual([]);
});

test.for(['es', 'en'] as const)('is accessible (%s)', async (language) => {
  const { container } = await createWorld().show(<PlanChoice type="escuela" />, { language });
  await expect.element(page.getByText('$2,082.50')).toBeVisible();
  expect(await violations(container)).toEqual([]);
});
