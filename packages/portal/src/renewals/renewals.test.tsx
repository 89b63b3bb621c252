import { cancelMembership, getMyMembership, listMyOrders, listPlans } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { chooseRenewal, getRenewal } from '@lia/sdk/renewals/endpoints';
import type { Renewal } from '@lia/sdk/renewals/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { announcement, createTestContext } from '../testing/context.tsx';
import { held } from '../testing/licences.ts';
import { sampleMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';

const next = { licences: 3, quantity: 3, unit_price: 149_00, further: 0, licence_price: 0, total: 447_00 };

const renewal = (changed: Partial<Renewal['data']> = {}): Renewal => ({
  data: {
    renews_at: '2026-12-21T06:00:00.000Z',
    automatic: true,
    licences: 3,
    least: 1,
    chosen: null,
    next,
    frees: [],
    frees_elsewhere: 0,
    ...changed,
  },
});

const fewer = (changed: Partial<Renewal['data']> = {}) =>
  renewal({ next: { ...next, licences: 2, quantity: 2, total: 298_00 }, frees: [held(3, 'Mateo')], ...changed });

async function openMine(prepare: (api: ReturnType<typeof createTestContext>['api']) => void) {
  const context = createTestContext();
  context.remember(signedIn('Padre-M'));
  context.api.answer(getMyMembership, sampleMembership());
  context.api.answer(listPlans, { data: [...firstTerms] });
  context.api.answer(listMyOrders, { data: [] });
  prepare(context.api);
  await context.open('/apps/suscription/');
  await expect.element(page.getByRole('heading', { name: 'Suscripción' })).toBeVisible();
  return context;
}

test('the next period is chosen smaller after a preview, and taken back', async () => {
  await page.viewport(320, 720);
  const { api, violations } = await openMine((fake) => fake.answer(getRenewal, renewal()));
  await expect
    .element(page.getByText('El lun 21 dic 2026, 00:00 cobramos $447.00 m.n. por 3 licencias.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Renovar con menos licencias' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Con cuántas licencias sigues?' });
  const number = dialog.getByRole('textbox', { name: 'Licencias del siguiente periodo' });
  const save = dialog.getByRole('button', { name: 'Guardar' });
  await number.fill('3');
  await expect.element(number).toBeInvalid();
  await expect.element(save).toBeDisabled();
  api.answer(getRenewal, fewer());
  await number.fill('2');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Cuesta $298.00 m.n. el siguiente periodo. Esta persona deja de tener la suya: Mateo (mateo).');
  expect(api.arrived(getRenewal).at(-1)?.query).toEqual({ licences: '2' });
  expect(await violations()).toEqual([]);
  api.answer(chooseRenewal, { message: 'Guardamos', ...fewer({ chosen: 2 }) });
  await save.click();
  await expect.element(announcement).toHaveTextContent('Guardamos');
  const keep = page.getByRole('button', { name: 'Conservar todas' });
  await expect.element(keep).toHaveFocus();
  await expect.element(page.getByText(/^Elegiste seguir con 2 de tus 3 licencias\. .*Mateo/)).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(chooseRenewal, { message: 'Todas', ...renewal() });
  await keep.click();
  await expect.element(keep).not.toBeInTheDocument();
  expect(api.arrived(chooseRenewal).map(({ path, body }) => [path, body])).toEqual([
    ['/orders/o-1/renewal', { licences: 2 }],
    ['/orders/o-1/renewal', { licences: 3 }],
  ]);
});

test('a renewal that could not be read is read again; what is paid by hand costs what it costs now', async () => {
  const { api } = await openMine((fake) => fake.cut(getRenewal));
  await expect.element(page.getByText('No pudimos cargar tu siguiente periodo')).toBeVisible();
  api.answer(getRenewal, renewal({ automatic: false, licences: 1, next: { ...next, licences: 1, total: 149_00 } }));
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect
    .element(page.getByText('Para seguir después del lun 21 dic 2026, 00:00 pagas $149.00 m.n. por 1 licencia.'))
    .toBeVisible();
  // One licence is kept at least.
  await expect.element(page.getByRole('button', { name: 'Renovar con menos licencias' })).not.toBeInTheDocument();
});

test('a choice that came too late shows why, and what the period is now', async () => {
  const { api } = await openMine((fake) => fake.answer(getRenewal, fewer({ chosen: 2 })));
  const keepAll = page.getByRole('button', { name: 'Conservar todas' });
  await expect.element(keepAll).toBeVisible();
  api.refuse(chooseRenewal, 422, 'VALIDATION_FAILED');
  api.answer(getRenewal, renewal());
  await keepAll.click();
  await expect.element(announcement).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Renovar con menos licencias' })).toBeVisible();
});

test('the next period is read again once its renewal was cancelled', async () => {
  const { api } = await openMine((fake) => fake.answer(getRenewal, renewal()));
  await expect.element(page.getByText(/cobramos \$447.00 m.n./)).toBeVisible();
  api.answer(cancelMembership, { message: 'Cancelada' });
  api.answer(getMyMembership, sampleMembership({ cancelled: true }));
  api.answer(getRenewal, renewal({ automatic: false }));
  await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  await expect.element(page.getByText(/pagas \$447.00 m.n. por 3 licencias/)).toBeVisible();
  await expect.element(page.getByText(/cobramos/)).not.toBeInTheDocument();
  // The button that was pressed is gone.
  await expect.element(page.getByRole('heading', { name: 'Plan mensual para padres' })).toHaveFocus();
});
