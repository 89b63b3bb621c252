import { receiptStatuses } from '@lia/sdk/payments/schema';
import { sampleReceipt } from '@lia/sdk/testing/sampleReceipt';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { closeStorage } from '../testing/closedStorage.ts';
import { describeSending } from '../testing/sending.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import { InvoiceRequestForm } from './invoice/InvoiceForm.tsx';
import { Receipt } from './Receipt.tsx';

const PAYMENT = 'POST /getPreapprovalCourse/pay-77';
const SUBSCRIPTION = 'POST /getPreapproval/pre-9';
const INVOICE = 'POST /receipts/receipt-1/invoice-request';
const ok = (body: unknown) => [{ status: 200, body }];
const box = (label: string) => page.getByRole('textbox', { name: label });
const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');

describe('a receipt', () => {
  test('of a payment shows its number, its date in Mexico City and its sums', async () => {
    const context = createTestContext();
    localStorage.setItem('id_order', 'order-1');
    await context.script({ [PAYMENT]: ok(sampleReceipt()) });
    await context.show(<Receipt paymentId="pay-77" preferenceId="pref-1" />);
    await expect.element(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
    for (const text of ['LIA-000042', 'pay-77', '2026-11-20 08:04PM', 'Laura Méndez']) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    const rows = page.getByRole('row');
    await expect.element(rows.nth(0)).toHaveTextContent('CANTIDADSERVICIOPRECIO UNITARIOTOTAL');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent('3Membresía de reforzamiento académico$3,600.00 m.n.$10,800.00 m.n.');
    await expect.element(rows.nth(2)).toHaveTextContent('TOTAL$10,800.00 m.n.');
    expect((await context.arrived(PAYMENT)).map(({ body }) => parsed(body))).toEqual([
      { preference_id: 'pref-1', order_id: 'order-1' },
    ]);
    localStorage.removeItem('id_order');
  });

  test('is shown where storage is closed', async () => {
    closeStorage();
    const context = createTestContext();
    await context.script({ [PAYMENT]: ok(sampleReceipt()) });
    await context.show(<Receipt paymentId="pay-77" />);
    await expect.element(page.getByText('LIA-000042')).toBeVisible();
  });

  test('of a gift that was refused leads to its own checkout, or to an empty form where that is closed', async () => {
    const checkout = 'https://pay.example/checkout/pref-1';
    const refused = { status: 'rejected', folio: null, receipt_id: null } as const;
    const context = createTestContext();
    await context.script({ [PAYMENT]: ok(sampleReceipt({ ...refused, checkout })) });
    const shown = await context.show(<Receipt paymentId="pay-77" />);
    await page.getByRole('link', { name: 'Volver a intentar' }).click();
    expect(context.recorded.went).toEqual([checkout]);
    await shown.unmount();

    const closed = createTestContext();
    await closed.script({ [PAYMENT]: ok(sampleReceipt(refused)) });
    await closed.show(<Receipt paymentId="pay-77" />);
    await page.getByRole('link', { name: 'Volver a intentar' }).click();
    expect(closed.recorded.went).toEqual(['/registroapoyar']);
  });

  test('of a company has its name before that of who filled the form in', async () => {
    const context = createTestContext();
    await context.script({ [PAYMENT]: ok(sampleReceipt({ payer_company: 'Prueba, S.A. de C.V.' })) });
    await context.show(<Receipt paymentId="pay-77" />);
    await expect.element(page.getByText('Prueba, S.A. de C.V. · Laura Méndez')).toBeVisible();
  });

  test('of a donation has neither the note nor the way to sign in; one of a course has both', async () => {
    const context = createTestContext();
    await context.script({ [PAYMENT]: ok(sampleReceipt()) });
    const shown = await context.show(<Receipt paymentId="pay-77" />);
    await expect.element(page.getByText('LIA-000042')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/Enviamos esta información/)).not.toBeInTheDocument();
    await shown.unmount();

    const other = createTestContext();
    await other.script({ [PAYMENT]: ok(sampleReceipt({ reason: 'course' })) });
    await other.show(<Receipt paymentId="pay-77" />);
    await expect.element(page.getByText(/Enviamos esta información a tu correo/)).toBeVisible();
    await page.getByRole('link', { name: 'Iniciar sesión' }).click();
    expect(other.recorded.went).toEqual(['/login']);
  });

  test('that is invoiced has the files of its invoice, and asks for none', async () => {
    const context = createTestContext();
    await context.script({
      [PAYMENT]: ok(sampleReceipt({ invoiced: true, tax_note: 'Este donativo es deducible (oficio 900-05-2026-77).' })),
      'GET /receipts/receipt-1/invoice/xml': ok('<cfdi/>'),
    });
    await context.show(<Receipt paymentId="pay-77" />);
    await expect.element(page.getByRole('button', { name: 'Descargar factura (PDF)' })).toBeVisible();
    await expect.element(page.getByText(/es deducible \(oficio 900-05-2026-77/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pedir factura' })).not.toBeInTheDocument();
    const saved: string[] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    onTestFinished(() => press.mockRestore());
    await page.getByRole('button', { name: 'Descargar factura (XML)' }).click();
    await expect.poll(() => saved).toEqual(['CFDI LIA-000042.xml']);
    expect(await context.arrived('GET /receipts/receipt-1/invoice/xml')).toHaveLength(1);
  });

  test.for([
    [1, 'Mensual'],
    [6, 'Semestral'],
    [12, 'Anual'],
  ] as const)(
    'of a subscription every %i months is labelled %s, and counts its charges',
    async ([frequency, label]) => {
      const context = createTestContext();
      const bill = sampleReceipt({
        id: 'pre-9',
        status: 'authorized',
        reason: 'membership',
        auto_recurring: { frequency, transaction_amount: 149 },
        summarized: { charged_quantity: 4, last_charged_amount: 149 },
      });
      await context.script({ [SUBSCRIPTION]: ok(bill) });
      await context.show(<Receipt preapprovalId="pre-9" />);
      await expect.element(page.getByText(`${label}, $149.00 m.n.`)).toBeVisible();
      await expect.element(page.getByRole('row').last()).toHaveTextContent('TOTAL$596.00 m.n.');
    },
  );

  test('of a pending payment has no number, promises no e-mail, and is looked at again until it is decided', async () => {
    const context = createTestContext();
    const waiting = sampleReceipt({ status: 'pending', reason: 'course', folio: null, receipt_id: null });
    const pending = { status: 200, body: waiting };
    await context.script({ [PAYMENT]: [pending, { status: 200, body: sampleReceipt() }] });
    await context.show(<Receipt paymentId="pay-77" />);
    await expect.element(page.getByRole('heading', { name: 'Tu pago está en proceso' })).toBeVisible();
    // There is no receipt yet: nothing has its number, and no e-mail was sent.
    await expect.element(page.getByText('pay-77')).toBeVisible();
    for (const text of ['Recibo #', waiting.data.data.application_id, /Enviamos esta información/]) {
      await expect.element(page.getByText(text)).not.toBeInTheDocument();
    }
    await expect.element(page.getByRole('heading', { name: /está aprobado/ }), PATIENT).toBeVisible();
    expect(await context.arrived(PAYMENT)).toHaveLength(2);
  });

  test('of a pending payment is requested less and less often, not while hidden, and stays where it cannot be', async () => {
    const pending = { status: 200, body: sampleReceipt({ status: 'pending', folio: null, receipt_id: null }) };
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const sent = vi.spyOn(window, 'fetch');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
      hidden.mockRestore();
      sent.mockRestore();
    });
    const looks = () => sent.mock.calls.filter(([url]) => typeof url === 'string' && url.endsWith('/pay-77')).length;
    const turn = (isHidden: boolean) => {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const context = createTestContext();
    await context.script({ [PAYMENT]: [pending] });
    await context.show(<Receipt paymentId="pay-77" />);
    const heading = page.getByRole('heading', { name: 'Tu pago está en proceso' });
    await expect.element(heading).toBeVisible();
    const first = looks();
    await vi.advanceTimersByTimeAsync(5000);
    expect(looks()).toBe(first + 1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(looks()).toBeLessThan(20);

    turn(true);
    const before = looks();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(looks()).toBe(before);
    await context.script({ [PAYMENT]: ['cut'] });
    turn(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(looks()).toBe(before + 1);
    // Past the last attempt of the look that was cut.
    const passing = async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return looks();
    };
    await expect.poll(passing, PATIENT).toBeGreaterThan(before + 6);
    await expect.element(heading).toBeVisible();
    expect(context.recorded.events).toEqual([['ready', {}]]);
  });

  test('that cannot be fetched shows the failure and can be retried', async () => {
    const context = createTestContext();
    await context.show(<Receipt paymentId="pay-77" />);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('tu factura no pudo ser procesada, inicia sesión para revisarlo');
    const errors = () => context.recorded.events.filter(([event]) => event === 'error').map(([, detail]) => detail);
    expect(errors()).toEqual([{ code: 'NOT_FOUND' }]);
    await context.script({ [PAYMENT]: ['cut'] });
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.poll(errors, PATIENT).toEqual([{ code: 'NOT_FOUND' }, { code: 'NETWORK' }]);
    await context.script({ [PAYMENT]: ok(sampleReceipt()) });
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.element(page.getByText('LIA-000042')).toBeVisible();
  });

  test('without an id requests nothing', async () => {
    const context = createTestContext();
    await context.show(<Receipt />);
    await expect.element(page.getByRole('heading', { name: 'Aquí va tu recibo' })).toBeVisible();
    expect(await context.arrived('POST /getPreapproval/')).toEqual([]);
  });

  test('leads to an invoice, whose choices follow the RFC', async () => {
    const context = createTestContext();
    await context.script({
      [PAYMENT]: ok(sampleReceipt({ reason: 'course' })),
      [INVOICE]: ok({ message: 'Recibida' }),
    });
    await context.show(<Receipt paymentId="pay-77" />);
    await page.getByRole('button', { name: 'Pedir factura' }).click();
    await expect.element(box('Correo electrónico')).toHaveValue('laura@example.mx');
    await box('RFC').fill('gode 561231-gr8');
    await box('Código postal fiscal').fill('06600');
    await box('Nombre o razón social').fill('Emma Gómez Díaz');
    await page.getByLabelText('Régimen fiscal').selectOptions('605');
    await expect.element(page.getByLabelText('Régimen fiscal')).not.toHaveTextContent('Personas Morales');
    await page.getByLabelText('Uso de la factura').selectOptions('D10');
    await page.getByRole('button', { name: 'Pedir mi factura' }).click();
    // The answer is read aloud, in the place of what was filled in.
    await expect.element(page.getByRole('status').filter({ hasText: 'Recibida' })).toBeVisible();
    await expect.element(box('RFC')).not.toBeInTheDocument();
    const [request] = await context.arrived(INVOICE);
    expect(parsed(request?.body)).toEqual({
      rfc: 'GODE561231GR8',
      name: 'Emma Gómez Díaz',
      tax_regime: '605',
      postal_code: '06600',
      cfdi_use: 'D10',
      email: 'laura@example.mx',
    });
    expect(request?.key).toMatch(/^[\da-f]{32}$/);
  });

  test.for(receiptStatuses)('that is %s has its words in both languages, and is accessible', async (status) => {
    for (const language of ['es', 'en'] as const) {
      const context = createTestContext();
      await context.script({ [PAYMENT]: ok(sampleReceipt({ status, reason: 'course' })) });
      const shown = await context.show(<Receipt paymentId="pay-77" />, { language });
      await expect.element(page.getByText('LIA-000042')).toBeVisible();
      await expect.element(page.getByText(/receipt\./)).not.toBeInTheDocument();
      expect(await violations(shown.container)).toEqual([]);
      await shown.unmount();
    }
  });
});

describe('the request of an invoice', () => {
  describeSending({
    form: <InvoiceRequestForm receiptId="receipt-1" email="laura@example.mx" />,
    call: INVOICE,
    accepted: { body: { message: 'Recibida' }, shows: 'Recibida' },
    async fill() {
      await box('RFC').fill('GODE561231GR8');
      await box('Nombre o razón social').fill('Emma Gómez Díaz');
      await page.getByLabelText('Régimen fiscal').selectOptions('605');
      await box('Código postal fiscal').fill('06600');
      await page.getByLabelText('Uso de la factura').selectOptions('D10');
    },
    button: 'Pedir mi factura',
    field: { name: 'name', label: 'Nombre o razón social', other: 'Emma Gómez' },
    // Tax data does not stay on a device that may be shared.
    afterReload: null,
  });
});
