import { login } from '@lia/sdk/accounts/endpoints';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { buyLicences, listLicenceOrders, listLicencePurchases } from '@lia/sdk/licences/endpoints';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { clientOf, openConsole, PASSWORD, signIn } from '../testing/context.tsx';
import { screenViolations } from '../testing/axe.ts';
import { anUnpaidSlip, fact, narrowed } from '../testing/orders.ts';

/** Two more licences that the administrator of a school ordered by bank transfer. */
async function aTransferOrder() {
  const { access_token } = await clientOf().call(login, { body: { username: 'escuela-a', password: PASSWORD } });
  const client = clientOf({ token: () => access_token });
  const plans = await client.call(listLicenceOrders, { query: {} });
  const plan = plans.find(({ username }) => username === 'escuela-a');
  if (!plan) throw new Error('The school pays no plan');
  const params = { id: plan.id };
  const { offer } = (await client.call(listLicencePurchases, { params })).data;
  const body = { licences: 2, method: 'transfer', total: 2 * (offer?.unit_price ?? 0) } as const;
  const { data } = await client.call(buyLicences, { params, body });
  return { ...data, reference: data.reference ?? '', plan: plan.id, schools: plan.schools };
}

it('finds a bank transfer by its reference, and marks it on the page of its order', async () => {
  const { reference, id, plan, schools } = await aTransferOrder();
  await signIn();
  await openConsole(narrowed('orders', { q: reference }));
  const row = page.getByRole('row', { name: reference });
  await expect.element(row).toHaveTextContent(`Licencias · ${schools} · ${reference}`);
  await row.getByRole('link').click();
  await expect.element(page.getByRole('heading', { name: 'Transferencia' })).toBeVisible();
  expect(fact('Referencia de la transferencia')).toBe(reference);
  expect(fact('Escuela')).toBe(schools);
  const licences = page.getByRole('main').getByRole('link', { name: 'Licencias', exact: true });
  await expect.element(licences).toHaveAttribute('href', `/licences/${plan}/show`);
  expect(await screenViolations()).toEqual([]);

  await page.getByRole('button', { name: 'Marcar como pagado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar como pagado' });
  const bank = `SPEI ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Referencia del banco' }).fill(bank);
  await dialog.getByRole('button', { name: 'Confirmar pago' }).click();
  await expect
    .element(page.getByText(new RegExp(`^Transferencia del .*, referencia del banco ${bank}$`)))
    .toBeVisible();
  await expect.element(page.getByText('Entregado', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Marcar como pagado' }).elements()).toEqual([]);

  await licences.click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: bank }).getByRole('link', { name: 'Ver el pedido' }))
    .toHaveAttribute('href', `/orders/${id}/show`);
});

it('cancels a bank transfer that does not come, on the page of its order', async () => {
  const { id } = await aTransferOrder();
  await signIn();
  await openConsole(`/orders/${id}/show`);
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect.element(page.getByText('El pedido quedó cancelado')).toBeVisible();
  expect(page.getByRole('button', { name: 'Marcar como pagado' }).elements()).toEqual([]);
});

it('finds an OXXO slip by its number, and shows until when it may be paid', async () => {
  const { number, expires_at, email } = await anUnpaidSlip();
  await signIn();
  await openConsole(narrowed('orders', { q: number }));
  const row = page.getByRole('row', { name: 'Rosaura Méndez' });
  await row.getByRole('link').click();
  const last = formatInstant(expires_at, 'es');
  const slip = `Ficha de OXXO ${groupVoucherNumber(number)}, se puede pagar hasta el ${last}`;
  await expect.element(page.getByText(slip)).toBeVisible();
  expect(page.getByRole('link', { name: email }).elements()).toHaveLength(1);
  expect(page.getByText(/^Pagado el /).elements()).toEqual([]);
});
