import { firstTerms, priceIdOf } from '@lia/sdk/memberships/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { acceptTexts } from '../../testing/fill.ts';
import type { Answer, Script } from '../../testing/api.ts';
import { createTestContext, PATIENT } from '../../testing/context.tsx';
import { childrenCalled, familyAnswers, subscribed, subscription } from '../../testing/familySubscription.tsx';
import { describeSending } from '../../testing/sending.tsx';
import { MemberSubscriptionForm } from './MemberSubscriptionForm.tsx';

const SUBSCRIBE = 'POST /stripe/sub';
const AUTHENTICATE = 'POST /sandbox/intents/authenticate';
const DECLINED = 'Ha ocurrido un error con tus datos de pago';

const props = {
  email: 'ana@correo.mx',
  current: null,
  pages: { children: '/a', membership: '/b' },
  onChanged: () => {},
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const again = () => press('Volver a intentar');
const alert = () => page.getByRole('alert').first();
const done = () => page.getByRole('heading', { name: subscribed.message });
const total = () => page.getByText('$298.00 m.n.');

const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
const asks = ok({
  message: 'Confirma el pago con tu banco',
  data: { ...subscribed.data, status: 'requires_action', client_secret: 'secret', payment: null },
});
const intent = (status: string): Answer =>
  ok({ id: 'pi_1', status, method: 'card', amount: 29_800, failure: null, voucher: null });

async function fill() {
  await acceptTexts();
  await press('Aprobada');
}

async function open(script: Script = {}, form = subscription) {
  const context = createTestContext();
  await context.script({ ...familyAnswers, ...script });
  await context.show(form);
  return context;
}

/** What arrived, with the keys of the attempts apart from what the calls of one have in common. */
const callsOf = async (context: Awaited<ReturnType<typeof open>>) =>
  (await context.arrived(SUBSCRIBE)).map(({ key, body }) => ({ key, card: JSON.parse(body).payment_method }));

describeSending({
  form: <MemberSubscriptionForm {...props} />,
  call: SUBSCRIBE,
  answers: familyAnswers,
  accepted: { body: subscribed, shows: subscribed.message },
  fill,
  button: 'Suscribirse',
  field: null,
  afterReload: null,
});

describe('a subscription', () => {
  test('is for all children, shows its price and what was bought', async () => {
    const context = await open();
    await expect.element(page.getByText('2 × $149.00')).toBeVisible();
    await expect.element(total()).toBeVisible();
    await page.getByRole('radio', { name: 'Anual' }).click();
    await expect.element(page.getByText('2 × $1,490.00')).toBeVisible();
    await fill();
    await press('Suscribirse');
    await expect.element(done()).toHaveFocus();
    await expect.element(page.getByText('Plan Anual para Sofía y Luis.')).toBeVisible();
    const [sent] = await context.arrived(SUBSCRIBE);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      payment_method: 'pm_1',
      email: 'ana@correo.mx',
      prices: [priceIdOf({ type: 'padre', membership: 'anual' })],
      currency: 'MXN',
      quantity: 2,
      amount: 2980_00,
      consents: { terms: expect.any(String), privacy: expect.any(String) },
    });
    await page.getByRole('link', { name: 'Ver mi recibo' }).click();
    await page.getByRole('link', { name: 'Ver mi membresía' }).click();
    expect(context.recorded.went).toEqual(['/receipt?payment_id=pay-1', '/apps/membership']);
  });

  test('is not sold without children, and leads to where they are registered', async () => {
    const context = await open({ 'GET /children': [ok({ data: [] })] });
    const button = page.getByRole('button', { name: 'Suscribirse' });
    await expect.element(page.getByText(/registra primero a tus hijos/)).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect.element(page.getByRole('link', { name: 'Registrar a mis hijos' })).toHaveFocus();
    expect(await context.arrived(SUBSCRIBE)).toEqual([]);
    await page.getByRole('link', { name: 'Registrar a mis hijos' }).click();
    expect(context.recorded.went).toEqual(['/apps/dashboardpadres']);
  });

  test('is for the children whose plan no other guardian pays', async () => {
    const [sofia, luis] = childrenCalled('Sofía', 'Luis');
    const context = await open({ 'GET /children': [ok({ data: [sofia, { ...luis, other_plans: [2] }] })] });
    await expect.element(page.getByText('1 × $149.00')).toBeVisible();
    await expect.element(page.getByText('Otra persona ya paga este plan para Luis.')).toBeVisible();
    await expect.element(page.getByText('Luis Méndez Ruiz')).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Anual' }).click();
    await expect.element(page.getByText('2 × $1,490.00')).toBeVisible();
    await expect.element(page.getByText('Luis Méndez Ruiz')).toBeVisible();
    await page.getByRole('radio', { name: 'Mensual' }).click();
    await fill();
    await press('Suscribirse');
    await expect.element(page.getByText('Plan Mensual para Sofía.')).toBeVisible();
    const [sent] = await context.arrived(SUBSCRIBE);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ quantity: 1, amount: 149_00 });
  });

  test('is not sold where another guardian pays it for all children', async () => {
    const data = childrenCalled('Sofía', 'Luis').map((child) => ({ ...child, other_plans: [2] }));
    const context = await open({ 'GET /children': [ok({ data })] });
    const reason = page.getByText('Otra persona ya paga este plan para Sofía y Luis.');
    await expect.element(reason).toBeVisible();
    const button = page.getByRole('button', { name: 'Suscribirse' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect.element(reason).toHaveFocus();
    expect(await context.arrived(SUBSCRIBE)).toEqual([]);
  });

  test('asks again for what it could not read', async () => {
    const context = await open({ 'GET /children': [refusal(404, 'NOT_FOUND', '')] });
    await expect.element(alert(), PATIENT).toHaveTextContent('No pudimos cargar los planes o los datos de tus hijos.');
    await context.script(familyAnswers);
    await again();
    await expect.element(total()).toBeVisible();
  });

  test('is not offered on the plan that renews itself', async () => {
    await open({}, <MemberSubscriptionForm {...props} current={2} />);
    await expect.element(page.getByRole('radio')).toBeChecked();
    await expect.element(page.getByRole('radio')).toHaveAccessibleName('Anual');
    await expect.element(page.getByText('Ya tienes el plan Mensual.')).toBeVisible();
  });

  test('is not offered by the month while an annual plan is paid', async () => {
    await open({}, <MemberSubscriptionForm {...props} isAnnualPaid />);
    await expect.element(page.getByRole('radio')).toHaveAccessibleName('Anual');
    await expect.element(page.getByText('2 × $1,490.00')).toBeVisible();
  });

  test('whose card is refused is paid with another one', async () => {
    const context = await open({ [SUBSCRIBE]: [refusal(402, 'CARD_DECLINED', DECLINED), ok(subscribed)] });
    await fill();
    await press('Suscribirse');
    await expect.element(alert()).toHaveTextContent(DECLINED);
    await press('Suscribirse');
    await expect.element(done()).toHaveFocus();
    expect(await context.arrived('POST /sandbox/cards')).toHaveLength(2);
  });

  test('shows the family and the total again where a child was added meanwhile', async () => {
    const text = 'El precio de este plan cambió. Revísalo y vuelve a intentarlo';
    const body = { code: 'VALIDATION_FAILED', message: 'Revisa', fields: { quantity: text } };
    const context = await open({ [SUBSCRIBE]: [{ status: 422, body }] });
    await fill();
    await context.script({
      ...familyAnswers,
      'GET /children': [ok({ data: childrenCalled('Sofía', 'Luis', 'Abril') })],
      [SUBSCRIBE]: [{ status: 422, body }],
    });
    await press('Suscribirse');
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('3 × $149.00')).toBeVisible();
    const [sent] = await context.arrived(SUBSCRIBE);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ quantity: 2 });
  });

  test('shows the new price where it changed, before it is charged', async () => {
    const text = 'El precio de este plan cambió. Revísalo y vuelve a intentarlo';
    const body = { code: 'VALIDATION_FAILED', message: 'Revisa', fields: { amount: text } };
    const context = await open({ [SUBSCRIBE]: [{ status: 422, body }] });
    await fill();
    const dearer = firstTerms.map((plan) => (plan.id === 2 ? { ...plan, price: 180_00 } : plan));
    await context.script({
      ...familyAnswers,
      'GET /membresia': [ok({ data: dearer })],
      [SUBSCRIBE]: [{ status: 422, body }],
    });
    await press('Suscribirse');
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('2 × $180.00')).toBeVisible();
    const [sent] = await context.arrived(SUBSCRIBE);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ amount: 298_00 });
  });

  test('shows the words of the server at the address of the card’s holder', async () => {
    const body = { code: 'VALIDATION_FAILED', message: 'Revisa', fields: { email: 'No lo aceptamos' } };
    await open({ [SUBSCRIBE]: [{ status: 422, body }] });
    await fill();
    await press('Suscribirse');
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(/No lo aceptamos/);
  });

  test('that was bought in another window shows that, and has the host read again', async () => {
    let changed = 0;
    await open(
      { [SUBSCRIBE]: [refusal(409, 'MEMBERSHIP_RENEWS', 'Ya tienes este plan y se renueva automáticamente')] },
      <MemberSubscriptionForm {...props} onChanged={() => void (changed += 1)} />,
    );
    await fill();
    await press('Suscribirse');
    await expect.element(alert()).toHaveTextContent('Ya tienes este plan y se renueva automáticamente');
    expect(changed).toBe(1);
  });

  test('that the bank asks about is asked for once more, under a key of its own', async () => {
    const context = await open({ [SUBSCRIBE]: [asks, ok(subscribed)], [AUTHENTICATE]: [intent('approved')] });
    await fill();
    await press('Suscribirse');
    await press('Sí, autorizar');
    await expect.element(done()).toHaveFocus();
    const calls = await callsOf(context);
    expect(calls.map(({ card }) => card)).toEqual(['pm_1', 'pm_1']);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  test('that the bank refuses is not asked for again by itself', async () => {
    const context = await open({ [SUBSCRIBE]: [asks], [AUTHENTICATE]: [intent('declined')] });
    await fill();
    await press('Suscribirse');
    await press('No soy yo');
    await expect.element(alert()).toHaveTextContent(DECLINED);
    expect(await callsOf(context)).toHaveLength(1);
  });

  test('whose answer is lost after the bank is asked for with the same card, and nothing else', async () => {
    const context = await open({ [SUBSCRIBE]: [asks, 'cut'], [AUTHENTICATE]: [intent('approved')] });
    await fill();
    await press('Suscribirse');
    await press('Sí, autorizar');
    await expect.element(alert(), PATIENT).toHaveTextContent('No hay conexión');
    await context.script(familyAnswers);
    await again();
    await expect.element(done()).toHaveFocus();
    expect(await context.arrived('POST /sandbox/cards')).toHaveLength(1);
    expect(await context.arrived(AUTHENTICATE)).toHaveLength(1);
    const [first, ...others] = await callsOf(context);
    expect(new Set(others.map(({ key }) => key)).size).toBe(1);
    expect(others[0]?.key).not.toBe(first?.key);
  });
});
