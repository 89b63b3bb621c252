import type { BalanceDay, BalanceDifference } from '@lia/sdk/balance/records';
import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';

const day = addDays(dayOf(new Date().toISOString()), -1);

const record: BalanceDay = {
  id: `${day}:stripe`,
  day,
  provider: 'stripe',
  status: 'different',
  differences: 2,
  fees: 1_528,
  charged: 298_00,
  refunded: 50_00,
  disputed: 0,
  net: 248_00,
  reported_charged: 596_00,
  reported_refunded: 0,
  reported_disputed: 0,
  reported_net: 596_00,
  checked_at: '2026-11-22T09:00:00.000Z',
};
const equal = { ...record, status: 'equal', differences: 0 };

const differences: BalanceDifference[] = [
  {
    id: '1',
    kind: 'not_reported',
    movement: 'refund',
    order_id: 'o-1',
    title: 'Plan mensual para padres',
    payment_id: 'pi_1',
    transaction_id: null,
    ours: -50_00,
    reported: null,
    at: '2026-11-21T20:00:00.000Z',
  },
  {
    id: '2',
    kind: 'not_recorded',
    movement: 'charge',
    order_id: null,
    title: null,
    payment_id: 'pi_2',
    transaction_id: 'txn_2',
    ours: null,
    reported: 298_00,
    at: '2026-11-21T21:00:00.000Z',
  },
];

it('shows each day, what differs on it with its order, and that it agrees once it is compared again', async () => {
  await page.viewport(320, 860);
  onTestFinished(() => page.viewport(1280, 860));
  let checked = false;
  let broken = true;
  const answer = (url: string, method = 'GET'): unknown => {
    const { pathname } = new URL(url, location.href);
    if (pathname.endsWith('/differences')) return { data: differences };
    if (pathname.endsWith('/check') && method === 'POST') {
      checked = true;
      return { message: 'Listo', data: equal };
    }
    if (/\/balance\/.+/.test(pathname)) return checked ? equal : record;
    return pathname.endsWith('/balance') ? [record] : undefined;
  };
  await signIn();
  await openConsole('/balance', {
    fetch: (url, init) => {
      if (broken && url.includes('/differences'))
        return Promise.resolve(Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 }));
      const body = answer(url, init.method);
      if (body === undefined) return fetch(url, init);
      return Promise.resolve(Response.json(body, { headers: { 'Content-Range': 'items 0-0/1' } }));
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Conciliación', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^Cobrado por día, \$298\.00 en 28 días/ })).toBeVisible();
  await expect.element(page.getByText('Con diferencias').first()).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  const card = page.getByRole('link', { name: /Con diferencias/ }).first();
  await expect.element(card).toHaveTextContent('Cobrado: $298.00 m.n. · Neto: $248.00 m.n.');
  await card.click();
  await expect.element(page.getByRole('heading', { name: /^Conciliación · .+ · Stripe$/ })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos cargar las diferencias.');
  broken = false;
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByText('LIA: −$50.00 · Proveedor: nada')).toBeVisible();
  await expect.element(page.getByText('LIA: nada · Proveedor: $298.00')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver el pedido' }))
    .toHaveAttribute('href', expect.stringContaining('/orders/o-1/show'));
  await expect.element(page.getByRole('row', { name: 'Neto $248.00 $596.00 −$348.00' })).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  await page.getByRole('button', { name: 'Comparar otra vez' }).click();
  await expect.element(page.getByText(/^Cada movimiento de LIA está con el proveedor/)).toBeVisible();
});

it('has a month prepared for the accountant, and saves it as CSV', async () => {
  let asked = 0;
  const one = { id: 'e-1', month: '2026-10', movements: 1, created_at: '2026-11-01T09:00:00.000Z' };
  const row = {
    at: '2026-10-02T18:00:00.000Z',
    movement: 'refund',
    folio: 'LIA-000042',
    customer: '=HYPERLINK("http://x")',
    rfc: null,
    concept: 'Plan mensual',
    reason: 'membership',
    subtotal: -100_00,
    iva: -16_00,
    total: -116_00,
    fee: 4_50,
    net: -120_50,
    method: 'card',
    provider: 'stripe',
    payment_id: 'pi_1',
    order_id: 'o-1',
    invoice_status: null,
    invoice_id: null,
  };
  const order = { folio: null, customer: '', rfc: null, concept: null, reason: null, payment_id: null, order_id: null };
  const billed = {
    ...row,
    ...order,
    movement: 'fee',
    subtotal: 0,
    iva: 0,
    total: 0,
    fee: 80_00,
    net: -80_00,
    method: '',
  };
  await signIn();
  await openConsole('/balance', {
    fetch: (url, init) => {
      if (url.endsWith('/rows')) return Promise.resolve(Response.json({ data: [row, billed] }));
      if (!url.endsWith('/accountExports')) return fetch(url, init);
      if (init.method === 'POST') asked += 1;
      const data = { ...one, status: asked > 0 ? 'ready' : 'waiting' };
      const givenUp = { ...one, id: 'e-0', month: '2026-09', movements: 0, status: 'failed' };
      return Promise.resolve(
        Response.json(init.method === 'POST' ? { message: 'Listo', data } : { data: [data, givenUp] }),
      );
    },
  });
  await page.getByRole('button', { name: 'Exportar para contabilidad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Para contabilidad' });
  await expect.element(dialog.getByText('Preparándose…')).toBeVisible();
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'Septiembre de 2026' }))
    .toHaveTextContent('No pudimos prepararlo. Pídelo otra vez; si vuelve a fallar, mira «Tareas».');
  await dialog.getByRole('button', { name: 'Preparar' }).click();
  await expect.element(dialog.getByText('1 movimiento')).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  const saved: [string, Promise<string>][] = [];
  const made = vi.spyOn(URL, 'createObjectURL');
  const press = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function keep(this: HTMLElement) {
    const [blob] = made.mock.lastCall ?? [];
    if (this instanceof HTMLAnchorElement && blob instanceof Blob) saved.push([this.download, blob.text()]);
  });
  try {
    await dialog.getByRole('button', { name: 'CSV' }).click();
    await expect.poll(() => saved.map(([name]) => name)).toEqual(['contabilidad-2026-10.csv']);
  } finally {
    press.mockRestore();
    made.mockRestore();
  }
  const text = await saved[0]?.[1];
  // By day and time, as spreadsheets sort it.
  expect(text).toContain('\n2026-10-02 12:00,');
  // What a spreadsheet would run is text; a sum below zero stays a number.
  expect(text).toContain("'=HYPERLINK");
  expect(text).toContain(',Membresía,-100.00,-16.00,-116.00,4.50,-120.50,Tarjeta,Stripe,');
  expect(text).toContain(',Comisión aparte,,,,,,0.00,0.00,0.00,80.00,-80.00,,Stripe,,,,');
});

it('has the days of the demo data, which agree', async () => {
  await signIn();
  await openConsole('/balance');
  await expect.element(page.getByRole('row', { name: /Pruebas.*Cuadra/ }).first()).toBeVisible();
});
