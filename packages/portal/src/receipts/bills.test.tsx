import { listPlans } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import type { Bill } from '@lia/sdk/receipts/bills';
import { getMyBill, getReceiptInvoice, listMyBills, requestInvoice } from '@lia/sdk/receipts/endpoints';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { sampleBill } from '../testing/bill.ts';
import { announcement, createTestContext, type TestContext } from '../testing/context.tsx';

const FAILED = 'tu factura no pudo ser procesada, inicia sesión para revisarlo';

async function openAs(role: string, path: string, prepare: (context: TestContext) => void): Promise<TestContext> {
  const context = createTestContext();
  context.remember(signedIn(role));
  prepare(context);
  await context.open(path);
  return context;
}

describe('a bill', () => {
  test('has its number, its dates, both parties and its sums, and nothing around it', async () => {
    const { api, at } = await openAs('Padre-M', '/bill?payment_id=pay%201&otra=cosa', ({ api: far }) =>
      far.answer(getMyBill, { data: sampleBill() }),
    );
    const sheet = page.getByRole('article', { name: 'Factura' });
    for (const text of [
      'FACTURA #LIA-000042',
      'ID DE PAGOpay-77',
      'FECHA DE FACTURA2026-11-20 08:04PM',
      'Madre, padre o tutorLaura Méndezlaura@example.mx',
      'Comunidad LIA',
    ]) {
      await expect.element(sheet).toHaveTextContent(text);
    }
    const rows = page.getByRole('row');
    await expect.element(rows.nth(0)).toHaveTextContent('SERVICIODESCRIPCIÓNPRECIO UNITARIOTOTAL');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent('Plan mensual para padres2 licencias, hasta el lun 21 dic 2026$149.00 m.n.$298.00 m.n.');
    await expect.element(rows.nth(2)).toHaveTextContent('TOTAL$298.00 m.n.');
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
    expect(api.arrived(getMyBill)).toHaveLength(1);
    api.answer(listPlans, { data: [...firstTerms] });
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect.poll(at).toBe('/apps/dashboardpadres');
  });

  test('that was refunded shows that; a course is labelled differently from a plan', async () => {
    await openAs('maestro', '/bill', ({ api }) =>
      api.answer(getMyBill, {
        data: sampleBill({
          reason: 'course',
          licences: null,
          period_end: null,
          cancelled_at: '2026-11-23T06:00:00.000Z',
        }),
      }),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Este pago se devolvió el lun 23 nov 2026, 00:00.');
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('Curso con acceso ilimitado');
  });

  test.for<[string, Partial<Bill>, string]>([
    ['a school plan', { licences: 100 }, '100 licencias, hasta el lun 21 dic 2026'],
    ['further licences', { reason: 'licences', licences: 20, period_end: null }, '20 licencias'],
    ['a donation', { reason: 'donation', licences: null, period_end: null }, 'Aportación'],
  ])('of %s states what was bought', async ([, change, description]) => {
    await openAs('admin_escuela', '/bill', ({ api }) => api.answer(getMyBill, { data: sampleBill(change) }));
    await expect.element(page.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveTextContent(description);
  });

  test('of another user is not found, and leads to the own bills', async () => {
    const { at } = await openAs('maestro', '/bill?order_id=de-otra', ({ api }) =>
      api.refuse(getMyBill, 404, 'NOT_FOUND'),
    );
    await expect.element(page.getByText(FAILED)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No encontramos esta factura' })).toBeVisible();
    await page.getByRole('link', { name: 'Mis facturas' }).click();
    await expect.poll(at).toBe('/invoice');
  });

  test('that cannot be fetched shows the message of the specification, and can be retried', async () => {
    const { api } = await openAs('maestro', '/bill?order_id=o', ({ api: far }) =>
      far.refuse(getMyBill, 503, 'SERVICE_UNAVAILABLE'),
    );
    await expect.element(page.getByText(FAILED)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No pudimos mostrar tu factura' })).toBeVisible();
    api.answer(getMyBill, { data: sampleBill() });
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByRole('article', { name: 'Factura' })).toBeVisible();
  });

  test.for(['/bill?order_id=o', '/invoice'])('%s is for who signed in, and remembered until then', async (path) => {
    const context = createTestContext();
    await context.open(path);
    await expect.poll(context.at).toBe('/login');
  });

  test.for(['/bill', '/invoice'])('%s is no screen for students', async (path) => {
    const { at } = await openAs('alumno', path, () => undefined);
    await expect.poll(at).toBe('/apps/landing');
  });
});

describe('my bills', () => {
  const issued = {
    status: 'issued',
    created_at: '2026-11-21T18:00:00Z',
    rfc: 'X',
    name: 'Emma',
    note: '5C2A',
    files: true,
  } as const;
  const statuses: [string, Partial<Bill>, RegExp[], boolean][] = [
    ['nothing asked', {}, [], true],
    [
      'pending',
      {
        invoice: {
          status: 'pending',
          created_at: '2026-11-21T18:00:00Z',
          rfc: 'X',
          name: 'Emma',
          note: null,
          files: false,
        },
      },
      [/Pediste la factura fiscal a nombre de Emma el sáb 21 nov 2026, 12:00/],
      false,
    ],
    ['issued', { invoice: issued }, [/está lista. Folio fiscal: 5C2A/], false],
    [
      'rejected',
      {
        invoice: {
          status: 'rejected',
          created_at: '2026-11-21T18:00:00Z',
          rfc: 'X',
          name: 'Emma',
          note: 'RFC',
          files: false,
        },
      },
      [/No pudimos emitir tu factura fiscal: RFC/],
      true,
    ],
    ['given back', { cancelled_at: '2026-11-23T06:00:00.000Z' }, [/Este pago se devolvió/], false],
  ];
  test('show the status of the invoice of each', async () => {
    const { violations } = await openAs('Padre-M', '/invoice', ({ api }) =>
      api.answer(listMyBills, {
        data: statuses.map(([folio, change]) => sampleBill({ id: folio, folio, ...change })),
      }),
    );
    for (const [folio, change, words, mayAsk] of statuses) {
      const see = page.getByRole('link', { name: `Ver e imprimir la factura ${folio}`, exact: true });
      await expect.element(see).toBeVisible();
      const card = see.element().closest('li');
      const remarks = [...(card?.querySelectorAll(':is([role=alert], [role=note])') ?? [])];
      const shown = remarks.map(({ textContent }) => textContent);
      expect(shown, folio).toEqual(words.map((one) => expect.stringMatching(one)));
      const ask = page.getByRole('button', { name: `Pedir factura fiscal de ${folio}`, exact: true });
      expect(ask.elements(), folio).toHaveLength(mayAsk ? 1 : 0);
      const files = page.getByRole('button', { name: `Descargar la factura fiscal de ${folio}` });
      expect(files.elements(), folio).toHaveLength(change.invoice?.files ? 2 : 0);
    }
    // None stands above or below the cards.
    const remarks = document.querySelectorAll('main :is([role=alert], [role=note])');
    expect(remarks).toHaveLength(statuses.flatMap(([, , words]) => words).length);
    expect(await violations()).toEqual([]);
  });

  test('save the files of their invoice', async () => {
    const { api } = await openAs('Padre-M', '/invoice', ({ api: far }) =>
      far.answer(listMyBills, { data: [sampleBill({ invoice: issued })] }),
    );
    const xml = page.getByRole('button', { name: 'Descargar la factura fiscal de LIA-000042 (XML)' });
    api.refuse(getReceiptInvoice, 503, 'SERVICE_UNAVAILABLE');
    await xml.click();
    await expect.element(announcement).toHaveTextContent('No pudimos traer la factura');
    const saved: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function keep(this: HTMLElement) {
      if (this instanceof HTMLAnchorElement) saved.push(this.download);
    });
    api.answer(getReceiptInvoice, new Blob(['<cfdi/>']));
    await xml.click();
    await expect.poll(() => saved).toEqual(['CFDI LIA-000042.xml']);
    expect(api.arrived(getReceiptInvoice).map(({ path }) => path)).toEqual([
      '/receipts/receipt-1/invoice/xml',
      '/receipts/receipt-1/invoice/xml',
    ]);
  });

  test('ask for an invoice in their place, once', async () => {
    const { api, at } = await openAs('Padre-M', '/invoice', ({ api: far }) =>
      far.answer(listMyBills, { data: [sampleBill()] }),
    );
    await page.getByRole('button', { name: 'Pedir factura fiscal de LIA-000042' }).click();
    await expect.element(page.getByLabelText('Correo electrónico')).toHaveValue('laura@example.mx');
    await page.getByLabelText('RFC').fill('GODE561231GR8');
    await page.getByLabelText('Nombre o razón social').fill('Emma Gómez Díaz');
    await page.getByLabelText('Régimen fiscal').selectOptions('605');
    await page.getByLabelText('Código postal fiscal').fill('06600');
    await page.getByLabelText('Uso de la factura').selectOptions('D10');
    api.answer(requestInvoice, { message: 'Recibimos tus datos' });
    const invoice = {
      status: 'pending',
      created_at: '2026-11-21T18:00:00Z',
      rfc: 'X',
      name: 'Emma',
      note: null,
      files: false,
    } as const;
    api.answer(listMyBills, { data: [sampleBill({ invoice })] });
    await page.getByRole('button', { name: 'Pedir mi factura' }).click();
    await expect.element(page.getByText(/^Pediste la factura fiscal a nombre de Emma/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Plan mensual para padres' })).toHaveFocus();
    expect(api.arrived(requestInvoice).map(({ path }) => path)).toEqual(['/receipts/receipt-1/invoice-request']);
    await expect.element(announcement).toBeVisible();
    api.answer(getMyBill, { data: sampleBill() });
    await page.getByRole('link', { name: 'Ver e imprimir la factura LIA-000042' }).click();
    await expect.poll(at).toBe('/bill?order_id=order-1');
  });

  test('are none at first, and lead to the plans', async () => {
    const { at } = await openAs('maestro', '/invoice', ({ api }) => api.answer(listMyBills, { data: [] }));
    await page.getByRole('link', { name: 'Ver los planes' }).click();
    await expect.poll(at).toBe('/apps/membership');
  });
});
