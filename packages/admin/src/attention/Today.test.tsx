import type { AttentionItem } from '@lia/sdk/attention/records';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';

const invoices = { kind: 'pendingInvoices', count: 4, filter: { status: 'pending' } } as const;
const items: readonly AttentionItem[] = [
  { kind: 'failedImports', count: 2, filter: { status: 'failed' }, until: null, days_left: null },
  { kind: 'stuckOrders', count: 1, filter: { stuck: true }, until: null, days_left: null },
  { ...invoices, until: '2026-11-30', days_left: 4 },
  { kind: 'refusedRefunds', count: 1, filter: { refund: 'refused' }, until: null, days_left: null },
  { kind: 'waitingTransfers', count: 2, filter: { transfer_waiting: true }, until: null, days_left: null },
];

/** Answers the question of the first page; everything else is the API's. */
const answering = (answer: () => Response | Promise<Response>) => ({
  fetch: (url: string, init: RequestInit): Promise<Response> =>
    url.endsWith('/attention') ? Promise.resolve(answer()) : fetch(url, init),
});

it('leads from each thing that needs attention to its rows', async () => {
  await signIn();
  const router = await openConsole(
    '/',
    answering(() => Response.json({ data: items })),
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /4 facturas por emitir.*Antes del lun 30 nov 2026 · quedan 4 días/ }))
    .toBeVisible();
  await page.getByRole('link', { name: /^1 pedido sigue sin respuesta/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"stuck":true}');
  await expect.element(page.getByRole('combobox', { name: 'Atención' })).toHaveTextContent('Sin respuesta del banco');
  await router.navigate('/');
  await page.getByRole('link', { name: /^2 transferencias siguen sin llegar/ }).click();
  await expect
    .element(page.getByRole('combobox', { name: 'Atención' }))
    .toHaveTextContent('Con transferencia sin llegar');
  await router.navigate('/');
  await page.getByRole('link', { name: /^1 pedido tiene dinero por devolver a mano/ }).click();
  await expect.element(page.getByRole('combobox', { name: 'Devoluciones' })).toHaveTextContent('Falta devolverlo');
});

it('asks the API, where schools of the demo data wait for a call', async () => {
  await signIn();
  await openConsole('/');
  const waiting = page.getByRole('region', { name: 'Esto espera por ti' });
  await expect.element(waiting.getByRole('link', { name: /^\d+ escuelas? esperan? tu llamada/ })).toBeVisible();
});

it('shows that nothing waits, that it could not look, and looks again', async () => {
  await signIn();
  let broken = true;
  await openConsole(
    '/',
    answering(() =>
      broken
        ? Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 })
        : Response.json({ data: [] }),
    ),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos revisar qué falta por hacer.');
  expect(await screenViolations()).toEqual([]);
  broken = false;
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nada espera por ti' })).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});

it('counts again when the page is looked at again, and shows how long something is overdue', async () => {
  await signIn();
  let asked = 0;
  await openConsole(
    '/',
    answering(() => {
      asked += 1;
      const overdue: AttentionItem = { ...invoices, until: '2026-10-31', days_left: -28 };
      return Response.json({ data: asked === 1 ? [overdue] : items.slice(0, 1) });
    }),
  );
  await expect
    .element(page.getByRole('link', { name: /4 facturas.*Antes del sáb 31 oct 2026 · venció hace 28 días/ }))
    .toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('link', { name: /factura/ })).not.toBeInTheDocument();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  await openConsole('/', { language, ...answering(() => Response.json({ data: items })) });
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});
