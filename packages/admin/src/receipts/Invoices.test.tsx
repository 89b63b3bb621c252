import { requestInvoice } from '@lia/sdk/receipts/endpoints';
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

it('shows a request with what the tax office wants, and marks it as issued and back', async () => {
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

  await page.getByRole('textbox', { name: 'Folio fiscal o motivo' }).fill('5C2AD6B0-9F3E-4A8E-8D0B-1B0C6A6E0F11');
  await page.getByRole('button', { name: 'Marcar como emitida' }).click();
  await expect.element(page.getByText('Operación exitosa!')).toBeVisible();
  await expect.element(page.getByText('5C2AD6B0-9F3E-4A8E-8D0B-1B0C6A6E0F11')).toBeVisible();
  await expect.element(page.getByText('Emitida')).toBeVisible();
  expect(await violations()).toEqual([]);

  await page.getByRole('button', { name: 'Volver a pendiente' }).click();
  await expect.element(page.getByRole('button', { name: 'Rechazar' })).toBeVisible();
});

it('rejects a request with a reason, and shows what the server refuses', async () => {
  await signIn();
  const { taxpayer, receiptId } = await aRequest();
  await openConsole(narrowed('invoices', { q: taxpayer }));
  await page.getByRole('link', { name: taxpayer }).click();
  await page.getByRole('textbox', { name: 'Folio fiscal o motivo' }).fill('El código postal no es el de la constancia');
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
