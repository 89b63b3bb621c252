import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { describePaying } from '../testing/paying.tsx';
import { createTestContext, PATIENT } from '../testing/context.tsx';
import { box, parent, press, reachSummary } from './family.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { pressTwice } from '../testing/fill.ts';

const CHECK = 'POST /stripe/validate-data';
const TOKENISE = 'POST /sandbox/cards';
const SUBSCRIBE = 'POST /stripe/public/sub';

const ok = (body: unknown) => ({ status: 200, body });
const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
const outcome = (status: string, message: string, client_secret: string | null = null) =>
  ok({ message, data: { status, client_secret, order: { id: 'order-9' }, id_parent: 'parent-9', payment: 'pi_9' } });
const intent = (status: string) =>
  ok({ id: 'pi_1', status, method: 'oxxo', amount: 29_800, failure: null, voucher: null });

const company = {
  'GET /payments/settings': [ok({ cards: 'sandbox', publishable_key: null })],
  [CHECK]: [ok({ message: 'Tus datos están listos para pagar', data: { order: { id: 'order-9' } } })],
  [TOKENISE]: [ok({ id: 'pm_1', brand: 'visa', last4: '4242' })],
  [SUBSCRIBE]: [outcome('paid', 'Se ha suscrito exitosamente')],
};

async function reachPayment() {
  const context = createTestContext();
  await context.script(company);
  await context.show(<RegistrationForm membership="mensual" />);
  await reachSummary();
  return context;
}

const done = (name: string) => page.getByRole('heading', { name });

describe('a paid plan', () => {
  describePaying({
    answers: company,
    open: reachPayment,
    calls: { check: CHECK, card: SUBSCRIBE, voucher: 'POST /stripe/public/save-oxxo' },
    button: 'Suscribirse',
    paid: 'Se ha suscrito exitosamente',
  });

  test('is subscribed to with a card, once however often one presses', async () => {
    const context = await reachPayment();
    await expect.element(page.getByText('2 hijos × $149.00')).toBeVisible();
    await press('Aprobada');
    await pressTwice(page.getByRole('button', { name: 'Suscribirse' }));
    await expect.element(done('Se ha suscrito exitosamente')).toHaveFocus();
    await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/login']);
    const people = [
      { name: 'Ana López Ruiz', username: 'analopez' },
      { name: 'Luz Peña López', username: 'luzpena' },
      { name: 'Iván Peña López', username: 'ivanpena' },
    ];
    expect(context.recorded.results).toEqual([{ what: 'plan', payment: 'pi_9', people }]);

    const checks = await context.arrived(CHECK);
    expect(checks).toHaveLength(1);
    expect(parsed(checks[0]?.body)).toMatchObject({
      email: parent['Correo electrónico'],
      amount: 29_800,
      currency: 'MXN',
      extras: [],
      form: { username: 'analopez' },
      children: [{ username: 'luzpena' }, { username: 'ivanpena' }],
    });
    expect((await context.arrived(SUBSCRIBE)).map(({ body }) => parsed(body))).toEqual([
      { order: 'order-9', payment_method: 'pm_1', email: 'ana@correo.mx', prices: ['p'], currency: 'MXN' },
    ]);
    expect((await context.arrived(TOKENISE)).map(({ body }) => parsed(body))).toMatchObject([
      { number: '4242 4242 4242 4242', exp_month: 12, cvc: '123' },
    ]);
    expect(localStorage.getItem('id_order')).toBe('order-9');
    expect(context.recorded.events.at(-1)).toEqual(['success', { order: 'order-9' }]);
  });

  test('whose card is declined may be paid with another one, for the same order', async () => {
    const context = await reachPayment();
    await context.script({
      [TOKENISE]: [
        ok({ id: 'pm_bad', brand: 'visa', last4: '0002' }),
        ok({ id: 'pm_good', brand: 'visa', last4: '4242' }),
      ],
      [SUBSCRIBE]: [
        { status: 402, body: { code: 'CARD_DECLINED', message: 'Ha ocurrido un error con tus datos de pago' } },
        outcome('paid', 'Se ha suscrito exitosamente'),
      ],
    });
    await press('Rechazada');
    await press('Suscribirse');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ha ocurrido un error con tus datos de pago');
    await press('Aprobada');
    await press('Suscribirse');
    await expect.element(done('Se ha suscrito exitosamente')).toBeVisible();
    const checks = await context.arrived(CHECK);
    expect(new Set(checks.map(({ key }) => key)).size).toBe(1);
    const tried = (await context.arrived(SUBSCRIBE)).map(({ key }) => key);
    expect(new Set(tried).size).toBe(2);
  });

  test('shows the new price where it changed, before it is charged', async () => {
    const context = await reachPayment();
    const changed = 'El precio de este plan cambió. Revísalo y vuelve a intentarlo';
    const body = { code: 'VALIDATION_FAILED', message: 'Revisa los datos marcados', fields: { amount: changed } };
    const price = { id: 'p', unit_amount: 180_00, currency: 'MXN', recurring: { interval: 'month' } };
    await context.script({
      [CHECK]: [{ status: 422, body }, ...company[CHECK]],
      'GET /stripe/price/padre-mensual': [ok({ price, product: { id: 'p', name: 'Mensual', description: '' } })],
    });
    await press('Aprobada');
    await press('Suscribirse');
    await expect.element(page.getByRole('alert')).toHaveTextContent(changed);
    await expect.element(page.getByText('2 hijos × $180.00')).toBeVisible();
    await press('Suscribirse');
    await expect.element(done('Se ha suscrito exitosamente')).toBeVisible();
    expect((await context.arrived(CHECK)).map(({ body: sent }) => parsed(sent))).toMatchObject([
      { amount: 29_800 },
      { amount: 36_000 },
    ]);
  });

  test('is confirmed by the holder where their bank asks', async () => {
    const context = await reachPayment();
    await context.script({
      [SUBSCRIBE]: [
        outcome('requires_action', 'Confirma el pago con tu banco', 'pi_secret'),
        outcome('paid', 'Se ha suscrito exitosamente'),
      ],
      'POST /sandbox/intents/authenticate': [intent('approved')],
    });
    await press('Pide confirmar');
    await press('Suscribirse');
    await press('Sí, autorizar');
    await expect.element(done('Se ha suscrito exitosamente')).toBeVisible();
    const [answered] = await context.arrived('POST /sandbox/intents/authenticate');
    expect(parsed(answered?.body)).toEqual({ client_secret: 'pi_secret', approve: true });
  });

  test('that was paid and not saved is reported again, and keeps its draft', { timeout: 40_000 }, async () => {
    const context = await reachPayment();
    await context.script({
      [SUBSCRIBE]: [outcome('requires_action', 'Confirma el pago con tu banco', 'pi_secret'), 'cut'],
      'POST /sandbox/intents/authenticate': [intent('approved')],
    });
    await press('Pide confirmar');
    await press('Suscribirse');
    await press('Sí, autorizar');
    const notSaved = done('Ha ocurrido un error guardando su pago en nuestro sistema');
    await expect.element(notSaved, PATIENT).toHaveFocus();
    await expect.element(notSaved).toHaveAccessibleDescription(/^No vuelvas a pagar: tu pago no se pierde/);
    await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
    expect(context.draft()).toContain('analopez');
    await context.script({ [SUBSCRIBE]: [outcome('paid', 'Se ha suscrito exitosamente')] });
    await press('Intentar guardar otra vez');
    await expect.element(done('Se ha suscrito exitosamente'), PATIENT).toHaveFocus();
    await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/login']);
    expect(context.draft() ?? '').not.toContain('analopez');
    expect(await context.arrived('POST /sandbox/intents/authenticate')).toHaveLength(1);
    expect(await context.arrived(TOKENISE)).toHaveLength(1);
  });

  test('is paid at OXXO, and leads to the page of the voucher', async () => {
    const context = await reachPayment();
    await context.script({
      'POST /stripe/pay': [ok({ id: 'pi_1', client_secret: 'secret_1' })],
      'POST /sandbox/intents/confirm': [intent('awaiting_cash')],
      'POST /oxxo-confirmed': [ok({ message: 'ok' })],
      'POST /stripe/public/save-oxxo': [
        ok({
          message: 'Se ha creado la intencion de pago por Oxxo, recuerde copiar el link para su respaldo',
          data: { order: { id: 'order-9' }, id_parent: 'parent-9', voucher: 'voucher-9' },
        }),
      ],
    });
    await page.getByRole('radio', { name: 'Efectivo en OXXO' }).click();
    await expect.element(page.getByText(/En OXXO pagas solo el primer periodo/)).toBeVisible();
    await box('Nombre y Apellido').fill('Ana');
    await page.getByRole('button', { name: 'Pagar' }).click({ force: true });
    await expect.element(box('Nombre y Apellido')).toHaveFocus();
    await expect
      .element(box('Nombre y Apellido'))
      .toHaveAccessibleDescription(/Es necesario un nombre y apellido para el metodo de pago OXXO/);
    await box('Nombre y Apellido').fill('Ana López');
    await press('Pagar');
    await expect
      .element(page.getByRole('heading', { name: /^Se ha creado la intencion de pago por Oxxo/ }))
      .toBeVisible();
    await expect.poll(() => context.recorded.went, PATIENT).toEqual(['/voucher/voucher-9']);
    const [confirmed] = await context.arrived('POST /sandbox/intents/confirm');
    expect(parsed(confirmed?.body)).toEqual({
      client_secret: 'secret_1',
      oxxo: { name: 'Ana López', email: 'ana@correo.mx' },
    });
  });

  test('keeps no card and no password, and goes on with the same order after a cut', { timeout: 40_000 }, async () => {
    const context = await reachPayment();
    await context.script({ [SUBSCRIBE]: ['cut'] });
    await press('Aprobada');
    await press('Suscribirse');
    await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent('No hay conexión');
    const kept = JSON.stringify(Object.entries(localStorage));
    for (const secret of ['4242', 'jacaranda', 'colibri']) expect(kept).not.toContain(secret);
    await context.script({ [SUBSCRIBE]: [outcome('paid', 'Se ha suscrito exitosamente')] });
    await press('Volver a intentar');
    await expect.element(done('Se ha suscrito exitosamente'), PATIENT).toBeVisible();
    expect(new Set((await context.arrived(CHECK)).map(({ key }) => key)).size).toBe(1);
  });

  test('shows the failure where the card company cannot be reached, and retries', async () => {
    const context = createTestContext();
    await context.script({
      ...company,
      'GET /payments/settings': [{ status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } }],
    });
    await context.show(<RegistrationForm membership="mensual" />);
    await reachSummary();
    await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent('No pudimos preparar el pago con tarjeta');
    await context.script(company);
    await page.getByRole('alert').getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.element(page.getByText(/^Modo de prueba/)).toBeVisible();
  });

  test('is accessible', async () => {
    await reachPayment();
    await expect.element(page.getByText(/^Modo de prueba/)).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
  });
});
