import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { openConsole, signIn } from '../testing/context.tsx';
import { anOrder, narrowed } from '../testing/orders.ts';

it('the list of orders shows who pays, what for, the receipt and the status, and is narrowed by them', async () => {
  await signIn();
  const [paid, waiting] = [await anOrder(), await anOrder('pending')];
  await openConsole('/orders');
  await page.getByRole('textbox', { name: 'Buscar' }).fill(paid.name);
  const row = page.getByRole('row', { name: paid.name });
  await expect.element(row).toHaveTextContent('$10,800.00 m.n.');
  await expect.element(row).toHaveTextContent('3 × $3,600.00 m.n.');
  await expect.element(row).toHaveTextContent('Membresía de reforzamiento académico');
  await expect.element(row).toHaveTextContent(paid.folio ?? 'no folio');
  await expect.element(row).toHaveTextContent('Aprobado');

  await page.getByRole('textbox', { name: 'Buscar' }).fill(waiting.name);
  await expect.element(page.getByRole('row', { name: waiting.name })).toHaveTextContent('Sin recibo');
  await expect.element(page.getByRole('button', { name: 'Pendiente 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobado 0' }).click();
  await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();

  await page.getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByRole('option', { name: 'Donativo' }).click();
  await page.getByRole('textbox', { name: 'Buscar' }).fill(paid.folio ?? '');
  await expect.element(page.getByRole('row', { name: paid.name })).toBeVisible();
});

it('the list of orders is narrowed to the orders for a school', async () => {
  await signIn();
  const { name } = await anOrder();
  await openConsole('/orders');
  await expect.element(page.getByRole('row', { name })).toBeVisible();
  await page.getByRole('combobox', { name: 'Escuela' }).fill('jacaran');
  await page.getByRole('option', { name: /Jacarandas/ }).click();
  await expect.element(page.getByRole('row', { name })).not.toBeInTheDocument();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect.element(rows.filter({ hasText: 'Jacarandas' }).first()).toBeVisible();
});

it('the list of orders shows that it failed, and tries again', async () => {
  await signIn();
  let broken = true;
  const { name } = await anOrder();
  await openConsole(narrowed('orders', { q: name }), {
    fetch: (url, init) =>
      broken && url.includes('/orders')
        ? Promise.resolve(Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 }))
        : fetch(url, init),
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos consultar la información');
  broken = false;
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByRole('link', { name })).toBeVisible();
});
