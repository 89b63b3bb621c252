import { family } from '@lia/sdk/testing/rules/registrations';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { describePaying } from '../testing/paying.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import { boughtCourse as course } from '../testing/courses.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { type Purchase, readPurchase } from './purchase.ts';
import { pressTwice } from '../testing/fill.ts';

const CHECK = 'POST /stripe/public/courses/payment-validate';
const PAID = 'POST /stripe/public/courses/payment';
const DECLINED = 'Ha ocurrido un error con tus datos de pago';
const NOT_SAVED = 'Ha ocurrido un error guardando su pago en nuestro sistema';

const ok = (body: unknown) => ({ status: 200, body });
const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
const price = (id: string, unit_amount: number, interval: 'month' | null = null) =>
  ok({
    price: { id, unit_amount, currency: 'MXN', recurring: interval && { interval } },
    product: { id, name: 'Lectura que emociona', description: 'Diez sesiones para leer juntos' },
  });
const intent = (status: string) =>
  ok({ id: 'pi_1', status, method: 'card', amount: 149_000, failure: null, voucher: null });

const voucherSaved = ok({
  message: 'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo',
  data: { order: { id: 'order-7' }, id_parent: 'place-7', voucher: 'voucher-7' },
});

const company = {
  'GET /stripe/price/curso-3': [price('curso-3', 1490_00)],
  'GET /payments/settings': [ok({ cards: 'sandbox', publishable_key: null })],
  [CHECK]: [ok({ message: 'Tus datos están listos para pagar', data: { order: { id: 'order-7' } } })],
  'POST /sandbox/cards': [ok({ id: 'pm_1', brand: 'visa', last4: '4242' })],
  'POST /stripe/pay': [ok({ id: 'pi_1', client_secret: 'secret_1' })],
  'POST /sandbox/intents/confirm': [intent('approved')],
  [PAID]: [
    ok({
      message: 'Pago realizado exitosamente',
      data: { status: 'paid', client_secret: null, order: { id: 'order-7' }, id_parent: 'place-7', payment: 'pi_1' },
    }),
  ],
};

const press = (name: string) => page.getByRole('button', { name }).click();
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

async function open(
  purchase: Purchase | null,
  changed: Parameters<ReturnType<typeof createTestContext>['script']>[0] = {},
) {
  const context = createTestContext();
  await context.script({ ...company, ...changed });
  await context.show(<PaymentForm purchase={purchase} />);
  return context;
}

test('leads to the marketing site where there is no price', async () => {
  const context = await open(course, { 'GET /stripe/price/curso-3': [{ status: 500, body: {} }] });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Ha ocurrido un error obteniendo el precio/);
  await expect.element(page.getByRole('link', { name: 'Ir a nuestro sitio' })).toHaveAttribute('href', '/register');
  await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/register']);
});

describe('a course', () => {
  describePaying({
    answers: company,
    open: () => open(course),
    calls: { check: CHECK, card: PAID, voucher: 'POST /stripe/public/courses/save-oxxo' },
    button: 'Pagar',
    paid: 'Pago realizado exitosamente',
  });
});

describe('a plan', () => {
  const SUBSCRIBED = 'Se ha suscrito exitosamente';
  const check = 'POST /stripe/validate-data';
  const card = 'POST /stripe/public/sub';
  const answers = {
    'GET /stripe/price/padre-mensual': [price('padre-mensual', 149_00, 'month')],
    [check]: company[CHECK],
    [card]: [
      ok({
        message: SUBSCRIBED,
        data: { status: 'paid', client_secret: null, order: { id: 'order-7' }, id_parent: 'place-7', payment: 'pi_1' },
      }),
    ],
  };
  describePaying({
    answers,
    open: () => open(readPurchase({ plan: 'padre-mensual', purchase: family.valid }), answers),
    calls: { check, card, voucher: 'POST /stripe/public/save-oxxo' },
    button: 'Suscribirse',
    paid: SUBSCRIBED,
  });
});

describe('the payment screen', () => {
  test('names the course and its price, validates it, and is paid by card once', async () => {
    const context = await open(course);
    await expect.element(heading('Lectura que emociona')).toBeVisible();
    await expect.element(page.getByText('$1,490.00 MXN')).toBeVisible();
    await expect.element(page.getByText('Diez sesiones para leer juntos')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ximena@correo.mx');
    await press('Aprobada');
    await pressTwice(page.getByRole('button', { name: 'Pagar', exact: true }));
    await expect.element(heading('Pago realizado exitosamente')).toHaveFocus();
    await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/login']);
    expect(context.recorded.results).toEqual([
      { what: 'course', payment: 'pi_1', people: [{ name: 'Ximena Núñez Peña', username: 'ximena.nunez' }] },
    ]);

    const checks = await context.arrived(CHECK);
    expect(checks.map(({ body }) => parsed(body))).toMatchObject([
      { email: 'ximena@correo.mx', amount: 149_000, prices: ['curso-3'], currency: 'MXN', form: { role_id: 28 } },
    ]);
    expect((await context.arrived(PAID)).map(({ body }) => parsed(body))).toEqual([
      { order: 'order-7', id: 'pi_1', client_secret: 'secret_1', amount: 149_000, product: 'curso-3' },
    ]);
    expect(localStorage.getItem('id_order')).toBe('order-7');
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/4242|bugambilia/);
  });

  test('asks no company for money where the validation refuses', async () => {
    const context = await open(course, {
      [CHECK]: [
        { status: 422, body: { code: 'VALIDATION_FAILED', message: 'Ese correo ya tiene cuenta', fields: {} } },
      ],
    });
    await press('Aprobada');
    await press('Pagar');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ese correo ya tiene cuenta');
    expect(await context.arrived('POST /stripe/pay')).toEqual([]);
  });

  test('shows the new price where it changed, before it is charged', async () => {
    const changed = 'El precio de este curso cambió. Revísalo y vuelve a intentarlo';
    const body = { code: 'VALIDATION_FAILED', message: 'Revisa los datos marcados', fields: { amount: changed } };
    const context = await open(course, {
      'GET /stripe/price/curso-3': [price('curso-3', 1490_00), price('curso-3', 1800_00)],
      [CHECK]: [{ status: 422, body }, ...company[CHECK]],
    });
    await press('Aprobada');
    await press('Pagar');
    await expect.element(page.getByRole('alert')).toHaveTextContent(changed);
    await expect.element(page.getByText('$1,800.00 MXN')).toBeVisible();
    await press('Pagar');
    await expect.element(heading('Pago realizado exitosamente')).toBeVisible();
    expect((await context.arrived(CHECK)).map(({ body: sent }) => parsed(sent))).toMatchObject([
      { amount: 149_000 },
      { amount: 180_000 },
    ]);
  });

  test('takes another card for the same order after a refusal', async () => {
    const context = await open(course, {
      'POST /sandbox/intents/confirm': [intent('declined'), intent('approved')],
    });
    await press('Rechazada');
    await press('Pagar');
    await expect.element(page.getByRole('alert')).toHaveTextContent(DECLINED);
    await press('Aprobada');
    await press('Pagar');
    await expect.element(heading('Pago realizado exitosamente')).toBeVisible();
    expect(new Set((await context.arrived(CHECK)).map(({ key }) => key)).size).toBe(1);
  });

  test('reports a payment whose confirmation got no answer, once its order is closed', async () => {
    const context = await open(course, {
      'POST /stripe/pay': [
        ...company['POST /stripe/pay'],
        { status: 409, body: { code: 'ORDER_CLOSED', message: 'Este pedido ya no espera un pago' } },
      ],
      'POST /sandbox/intents/confirm': ['cut'],
    });
    await press('Aprobada');
    await press('Pagar');
    await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent(DECLINED);
    const confirmed = await context.arrived('POST /sandbox/intents/confirm');
    await press('Pagar');
    await expect.element(heading('Pago realizado exitosamente')).toBeVisible();
    expect((await context.arrived(PAID)).map(({ body }) => parsed(body))).toMatchObject([
      { order: 'order-7', id: 'pi_1', client_secret: 'secret_1' },
    ]);
    expect(await context.arrived('POST /sandbox/intents/confirm')).toHaveLength(confirmed.length);
  });

  test('lets the holder answer their bank, and refuse there', async () => {
    const context = await open(course, {
      'POST /sandbox/intents/confirm': [intent('requires_action')],
      'POST /sandbox/intents/authenticate': [intent('declined'), intent('approved')],
    });
    await press('Pide confirmar');
    await press('Pagar');
    await press('No soy yo');
    await expect.element(page.getByRole('alert')).toHaveTextContent(DECLINED);
    await press('Pagar');
    await press('Sí, autorizar');
    await expect.element(heading('Pago realizado exitosamente')).toBeVisible();
    expect((await context.arrived('POST /sandbox/intents/authenticate')).map(({ body }) => parsed(body))).toEqual([
      { client_secret: 'secret_1', approve: false },
      { client_secret: 'secret_1', approve: true },
    ]);
  });

  test(
    'shows that the payment was not saved, does not charge again, and reports it once more',
    { timeout: 40_000 },
    async () => {
      const context = await open(course, { [PAID]: ['cut'] });
      await press('Aprobada');
      await press('Pagar');
      await expect.element(heading(NOT_SAVED), PATIENT).toHaveFocus();
      await expect.element(heading(NOT_SAVED)).toHaveAccessibleDescription(/^No vuelvas a pagar: tu pago no se pierde/);
      await expect
        .element(page.getByRole('link', { name: 'Seguir mi pago' }))
        .toHaveAttribute('href', '/receipt?payment_id=pi_1');
      await expect.element(page.getByRole('button', { name: 'Pagar', exact: true })).not.toBeInTheDocument();
      expect(context.recorded.events.at(-1)).toEqual(['error', { code: 'NETWORK' }]);

      await press('Intentar guardar otra vez');
      await expect.element(heading(NOT_SAVED), PATIENT).toHaveFocus();
      await context.script({ [PAID]: company[PAID] });
      // By itself, once the connection is back.
      dispatchEvent(new Event('online'));
      await expect.element(heading('Pago realizado exitosamente'), PATIENT).toHaveFocus();
      await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/login']);
      expect(context.recorded.events.at(-1)).toEqual(['success', { order: 'order-7' }]);
      expect(await context.arrived('POST /sandbox/intents/confirm')).toHaveLength(1);
      expect(await context.arrived('POST /stripe/pay')).toHaveLength(1);
      expect(new Set((await context.arrived(PAID)).map(({ body }) => body)).size).toBe(1);
    },
  );

  test("shows the server's message, where it has one", async () => {
    const message = 'El servicio está ocupado. Vuelve a intentarlo en un momento';
    const context = await open(course, {
      [PAID]: [
        { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message } },
        { status: 402, body: { code: 'CARD_DECLINED', message: DECLINED } },
        ...company[PAID],
      ],
    });
    await press('Aprobada');
    await press('Pagar');
    await expect.element(heading(message)).toHaveFocus();
    await expect.element(page.getByText(/^No vuelvas a pagar/)).toBeVisible();
    // The company took nothing after all: another card may pay the same order.
    await press('Intentar guardar otra vez');
    await expect.element(page.getByRole('alert')).toHaveTextContent(DECLINED);
    await press('Aprobada');
    await press('Pagar');
    await expect.element(heading('Pago realizado exitosamente')).toHaveFocus();
    expect(new Set((await context.arrived(CHECK)).map(({ key }) => key)).size).toBe(1);
  });

  test('names the slip where it is one that we could not keep', { timeout: 40_000 }, async () => {
    const context = await open(course, {
      'POST /sandbox/intents/confirm': [intent('awaiting_cash')],
      'POST /oxxo-confirmed': ['cut'],
      'POST /stripe/public/courses/save-oxxo': [voucherSaved],
    });
    await page.getByRole('radio', { name: 'Efectivo en OXXO' }).click();
    await press('Pagar');
    await expect.element(heading(NOT_SAVED), PATIENT).toHaveFocus();
    await expect.element(page.getByText(/^No pidas otra ficha: la tuya no se pierde/)).toBeVisible();
    await context.script({ 'POST /oxxo-confirmed': [ok({ message: 'ok' })] });
    await press('Intentar guardar otra vez');
    await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/voucher/voucher-7']);
    expect(await context.arrived('POST /sandbox/intents/confirm')).toHaveLength(1);
  });

  test.each([
    ['es', 'Aprobada', 'Pagar', NOT_SAVED],
    ['en', 'Approved', 'Pay', 'Something went wrong saving your payment'],
  ] as const)('that could not be kept is accessible: %s', async (language, card, pay, sentence) => {
    const context = createTestContext();
    await context.script({ ...company, [PAID]: [{ status: 502, body: {} }] });
    await context.show(<PaymentForm purchase={course} />, { language });
    await press(card);
    await press(pay);
    await expect.element(heading(sentence)).toHaveFocus();
    expect(await violations(document.body)).toEqual([]);
  });

  test('makes a voucher, and leads to its page', async () => {
    const context = await open(course, {
      'POST /sandbox/intents/confirm': [intent('awaiting_cash')],
      'POST /oxxo-confirmed': [ok({ message: 'ok' })],
      'POST /stripe/public/courses/save-oxxo': [voucherSaved],
    });
    await page.getByRole('radio', { name: 'Efectivo en OXXO' }).click();
    await page.getByRole('textbox', { name: 'Nombre y Apellido' }).fill('Ximena');
    await page.getByRole('button', { name: 'Pagar', exact: true }).click({ force: true });
    await expect
      .element(page.getByRole('textbox', { name: 'Nombre y Apellido' }))
      .toHaveAccessibleDescription(/Es necesario un nombre y apellido para el metodo de pago OXXO/);
    await page.getByRole('textbox', { name: 'Nombre y Apellido' }).fill('Ximena Núñez');
    await press('Pagar');
    await expect.element(heading(/^Se ha creado la intencion de pago por Oxxo/)).toBeVisible();
    await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/voucher/voucher-7']);
  });

  test('sends a payment that was submitted before the payment settings had loaded', async () => {
    const context = await open(course, {
      'GET /payments/settings': ['held'],
      'POST /sandbox/intents/confirm': [intent('awaiting_cash')],
      'POST /oxxo-confirmed': [ok({ message: 'ok' })],
      'POST /stripe/public/courses/save-oxxo': [voucherSaved],
    });
    await page.getByRole('radio', { name: 'Efectivo en OXXO' }).click();
    await page.getByRole('textbox', { name: 'Nombre y Apellido' }).fill('Ximena Núñez');
    await press('Pagar');
    await context.script({ 'GET /payments/settings': company['GET /payments/settings'] });
    await expect.element(heading(/^Se ha creado la intencion de pago por Oxxo/), PATIENT).toBeVisible();
  });

  test.each([
    ['too little', 9_99],
    ['too much', 10_000_01],
  ])('offers the card alone where OXXO takes no such amount: %s', async (_, amount) => {
    await open(course, { 'GET /stripe/price/curso-3': [price('curso-3', amount)] });
    await expect
      .element(
        page.getByText('Para generar pagos via Oxxo debe ser minimo MXN $10.00 y maximo MXN $10.000.', { exact: true }),
      )
      .toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Efectivo en OXXO' })).not.toBeInTheDocument();
  });

  test('adds up the children of a plan, and is disabled without any', async () => {
    const { form } = course;
    const child = {};
    const plan = { 'GET /stripe/price/padre-mensual': [price('padre-mensual', 149_00, 'month')] };
    const purchase = readPurchase({
      plan: 'padre-mensual',
      purchase: { form, children: [child, child, child] },
    });
    const context = await open(purchase, plan);
    await expect.element(page.getByText('Por mes')).toBeVisible();
    await expect.element(page.getByText('$447.00 m.n.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Suscribirse' })).toBeEnabled();

    await context.show(<PaymentForm purchase={readPurchase({ plan: 'padre-mensual', purchase: { form } })} />);
    const withoutHolder = page.getByRole('form', { name: 'Pago' }).nth(1);
    await expect
      .element(withoutHolder.getByRole('button', { name: 'Suscribirse' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Elige primero qué vas a pagar y para quién.')).toBeVisible();
  });
});
