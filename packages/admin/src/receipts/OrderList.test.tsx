import { MAX_RESENT } from '@lia/sdk/receipts/rules';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { openConsole, signIn } from '../testing/context.tsx';
import { anOrder, aReplacedOrder, narrowed } from '../testing/orders.ts';

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

it('the list of orders shows one that another took the place of as cancelled, and finds it by that alone', async () => {
  await signIn();
  const company = await aReplacedOrder();
  await openConsole(narrowed('orders', { q: company }));
  const rows = page.getByRole('row').filter({ hasText: company });
  await expect.element(page.getByRole('button', { name: 'Todos 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Pendiente 1' }).click();
  await expect.element(rows).toHaveTextContent('12 × $3,600.00 m.n.');
  await expect.element(rows).toHaveTextContent('Pendiente');
  await page.getByRole('button', { name: 'Cancelado 1' }).click();
  await expect.element(rows).toHaveTextContent('25 × $3,600.00 m.n.');
  await expect.element(rows).toHaveTextContent('Cancelado');
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

it('receipts of more orders than one call takes are all sent again, and those left after a failure once', async () => {
  await signIn();
  const { orderId } = await anOrder();
  const ids = Array.from({ length: MAX_RESENT + 1 }, () => crypto.randomUUID());
  const calls: { orders: string[]; key: string | null }[] = [];
  await openConsole(narrowed('orders', { q: orderId }), {
    fetch: async (url, init) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith('/orders/receipts/resend')) {
        const { orders }: { orders: string[] } = await new Response(init.body).json();
        calls.push({ orders, key: new Headers(init.headers).get('Idempotency-Key') });
        if (calls.length === 2)
          return Response.json({ code: 'RECEIPT_MISSING', message: 'Uno ya no tiene recibo' }, { status: 409 });
        return Response.json({ message: 'Recibos enviados' });
      }
      const response = await fetch(url, init);
      if (!pathname.endsWith('/orders')) return response;
      const [order]: object[] = await response.json();
      return Response.json(
        ids.map((id) => ({ ...order, id })),
        { headers: { 'Content-Range': `items 0-${MAX_RESENT}/${ids.length}` } },
      );
    },
  });
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).click();
  await page.getByRole('button', { name: 'Reenviar recibo' }).click();
  const question = page.getByRole('alertdialog', { name: `¿Enviamos ${ids.length} recibos otra vez?` });
  await question.getByRole('button', { name: 'Reenviar recibo' }).click();
  await expect.element(page.getByText('Uno ya no tiene recibo')).toBeVisible();
  const rest = page.getByRole('alertdialog', { name: '¿Enviamos el recibo otra vez?' });
  await rest.getByRole('button', { name: 'Reenviar recibo' }).click();
  await expect.element(page.getByText('Recibos enviados')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();

  expect(calls.map(({ orders }) => orders.length)).toEqual([MAX_RESENT, 1, 1]);
  expect(calls.slice(0, 2).flatMap(({ orders }) => orders)).toEqual(ids);
  expect(calls[2]).toEqual(calls[1]);
  expect(calls[0]?.key).not.toBe(calls[1]?.key);
});
