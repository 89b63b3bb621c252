import { requestInvoice } from '@lia/sdk/receipts/endpoints';
import { sampleInvoice } from '@lia/sdk/testing/sampleCfdi';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import { anOrder, fact, type MadeOrder, narrowed } from '../testing/orders.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

/** A request as a payer makes it on the page of their receipt. */
async function aRequest(): Promise<MadeOrder & { taxpayer: string }> {
  const order = await anOrder();
  const taxpayer = uniqueName('Papelería El Sol, S.A. de C.V.');
  await clientOf().call(requestInvoice, {
    params: { id: order.receiptId ?? '' },
    body: {
      rfc: 'PSO150312AB4',
      name: taxpayer,
      tax_regime: '601',
      postal_code: '72000',
      cfdi_use: 'G03',
      email: 'facturas@elsol.example',
    },
  });
  return { ...order, taxpayer };
}

it('shows a request with what the tax office wants, takes its invoice and the one that replaces it, and opens it again', async () => {
  await signIn();
  const { taxpayer, folio } = await aRequest();
  await openConsole(narrowed('invoices', { q: taxpayer }));
  const row = page.getByRole('row', { name: taxpayer });
  await expect.element(row).toHaveTextContent('PSO150312AB4');
  await expect.element(row).toHaveTextContent('Pendiente');
  await page.getByRole('link', { name: taxpayer }).click();

  await expect.element(page.getByRole('heading', { name: `Factura para ${taxpayer}` })).toBeVisible();
  expect(fact('RFC')).toBe('PSO150312AB4');
  expect(fact('Régimen fiscal')).toBe('601 · General de Ley Personas Morales');
  expect(fact('Uso de la factura')).toBe('G03 · Gastos en general');
  expect(fact('Código postal fiscal')).toBe('72000');
  expect(fact('Folio')).toBe(folio);

  const choose = async (files: readonly File[]) => {
    await page.getByLabelText('XML y PDF de la factura').upload([...files]);
    await page.getByRole('button', { name: / y enviar$/ }).click();
  };
  await choose(sampleInvoice({ total: '1.00', receiver: 'PSO150312AB4' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('El total de la factura es $1.00');
  const cfdi = { receiver: 'PSO150312AB4', total: fact('Total')?.replaceAll(/ m\.n\.|[$,]/g, '') ?? '' };
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await choose(sampleInvoice({ ...cfdi, id: first }));
  await expect.element(page.getByText(/^Guardamos la factura/)).toBeVisible();
  await expect.element(page.getByText('Emitida', { exact: true })).toBeVisible();
  await choose(sampleInvoice({ ...cfdi, id: second }));
  const issued = page.getByRole('listitem').filter({ hasText: /Descargar XML/ });
  await expect.element(issued.nth(0)).toHaveTextContent(second.toUpperCase());
  await expect.element(issued.nth(1)).toHaveTextContent(first.toUpperCase());
  await expect.element(issued.nth(1)).toHaveTextContent('Cancelada el');
  expect(await violations()).toEqual([]);

  await page.getByRole('button', { name: 'Volver a pendiente' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a pendiente' }).click();
  await expect.element(page.getByRole('button', { name: 'Rechazar' })).toBeVisible();
});

it('of money that went back asks to cancel the invoice at the tax office, and marks that', async () => {
  await signIn();
  const { taxpayer } = await aRequest();
  const invoice = {
    id: crypto.randomUUID(),
    issued_at: '2026-11-20T18:00:00.000Z',
    uploaded_at: '2026-11-20T18:00:00.000Z',
  };
  const sent: unknown[] = [];
  await openConsole(narrowed('invoices', { q: taxpayer }), {
    fetch: async (url, init) => {
      if (!/\/invoice-requests\/[0-9a-f-]{36}$/.test(url)) return fetch(url, init);
      const decides = init.method !== 'GET';
      if (decides) sent.push(await new Response(init.body).json());
      const record: object = await (await fetch(url, { ...init, method: 'GET', body: null })).json();
      const cancelled_at = sent.length === 0 ? null : '2026-11-29T18:00:00.000Z';
      const refunded = { ...record, status: 'issued', cancelled: true, invoices: [{ ...invoice, cancelled_at }] };
      return Response.json(decides ? { message: 'Operación exitosa', data: refunded } : refunded);
    },
  });
  await page.getByRole('link', { name: taxpayer }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Cancela la factura ante el SAT y márcalo aquí\.$/);
  expect(page.getByRole('button', { name: 'Volver a pendiente' }).elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Ya la cancelé ante el SAT' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya la cancelé ante el SAT' }).click();
  await expect.element(page.getByText(/^Cancelada el/)).toBeVisible();
  expect(sent).toEqual([{ status: 'cancelled' }]);
  await expect.element(page.getByRole('button', { name: 'Ya la cancelé ante el SAT' })).not.toBeInTheDocument();
});

it('rejects a request with a reason, and shows what the server refuses', async () => {
  await signIn();
  const { taxpayer, receiptId } = await aRequest();
  await openConsole(narrowed('invoices', { q: taxpayer }));
  await page.getByRole('link', { name: taxpayer }).click();
  await page.getByRole('textbox', { name: 'Motivo del rechazo' }).fill('El código postal no es el de la constancia');
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(page.getByText('El código postal no es el de la constancia')).toBeVisible();

  // Asked for again meanwhile: two would be open.
  await clientOf().call(requestInvoice, {
    params: { id: receiptId ?? '' },
    body: {
      rfc: 'PSO150312AB4',
      name: 'Papelería El Sol',
      tax_regime: '601',
      postal_code: '72000',
      cfdi_use: 'G03',
      email: 'facturas@elsol.example',
    },
  });
  await page.getByRole('button', { name: 'Volver a pendiente' }).click();
  await expect.element(page.getByText('Ya pediste la factura de este recibo')).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  const { taxpayer } = await aRequest();
  await openConsole(narrowed('invoices', { q: taxpayer }), { language });
  const first = page.getByRole('link', { name: taxpayer });
  await expect.element(first).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(width === 320 ? 0 : 1);
  expect(await screenViolations()).toEqual([]);
  await first.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(taxpayer);
  expect(await screenViolations()).toEqual([]);
});
