import {
  changeMembershipCard,
  getMyMembership,
  listMyOrders,
  listPlans,
  openCardChange,
} from '@lia/sdk/memberships/endpoints';
import type { CardChanged } from '@lia/sdk/memberships/records';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { getPaymentSettings } from '@lia/sdk/payments/cards';
import { authenticateSandboxIntent, confirmSandboxIntent, tokeniseSandboxCard } from '@lia/sdk/payments/sandboxCards';
import type { SandboxIntent } from '@lia/sdk/payments/sandboxCardsSchema';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { sampleMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { announcement, createTestContext, type TestContext } from '../testing/context.tsx';

const paidWith = (card: string | null) =>
  sampleMembership({ card: card === null ? null : { brand: 'visa', last4: card } });

const changed: CardChanged = {
  message: 'Guardamos tu nueva tarjeta',
  data: { status: 'changed', client_secret: null },
};

const setup = (status: SandboxIntent['status']): SandboxIntent => ({
  id: 'seti',
  status,
  method: 'card',
  amount: 0,
  failure: null,
  voucher: null,
});

const change = page.getByRole('button', { name: 'Cambiar tarjeta' });
const save = page.getByRole('button', { name: 'Guardar tarjeta' });

/** A member whose card is to be changed, with the company's field before them. */
async function openChange(): Promise<TestContext> {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn('Padre-M'));
  api.answer(getMyMembership, paidWith('4242'));
  api.answer(listPlans, { data: [...firstTerms] });
  api.answer(listMyOrders, { data: [] });
  api.answer(getPaymentSettings, { cards: 'sandbox', publishable_key: null });
  api.answer(tokeniseSandboxCard, { id: 'pm_new', brand: 'visa', last4: '3155' });
  api.answer(openCardChange, { id: 'seti', client_secret: 'secret' });
  await context.open('/apps/suscription/');
  await expect.element(page.getByText('Se paga con Visa terminada en 4242')).toBeVisible();
  await change.click();
  return context;
}

const choose = (card: string) => page.getByRole('button', { name: card, exact: true }).click();

describe('another card', () => {
  test('is kept by the company first, then by us', async () => {
    const { api, violations } = await openChange();
    api.answer(confirmSandboxIntent, setup('approved'));
    api.answer(changeMembershipCard, changed);
    await choose('Aprobada');
    expect(await violations()).toEqual([]);
    api.answer(getMyMembership, paidWith('3155'));
    await save.click();
    await expect.element(page.getByText('Se paga con Visa terminada en 3155')).toBeVisible();
    await expect.element(announcement).toBeVisible();
    await expect.element(change).toHaveFocus();
    expect(api.arrived(confirmSandboxIntent).map(({ body }) => body)).toEqual([
      { client_secret: 'secret', payment_method: 'pm_new' },
    ]);
    expect(api.arrived(changeMembershipCard).map(({ body }) => body)).toEqual([{ payment_method: 'pm_new' }]);
  });

  test('is asked for once by a double click', async () => {
    const { api } = await openChange();
    api.keepSilent(openCardChange);
    await choose('Aprobada');
    await userEvent.dblClick(save, { force: true });
    await expect.poll(() => api.arrived(openCardChange)).toHaveLength(1);
    expect(api.arrived(tokeniseSandboxCard)).toHaveLength(1);
  });

  test('that the bank asks about is answered first', async () => {
    const { api } = await openChange();
    api.answer(confirmSandboxIntent, setup('requires_action'));
    api.answer(authenticateSandboxIntent, setup('declined'));
    await choose('Pide confirmar');
    await save.click();
    await choose('No soy yo');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ha ocurrido un error con tus datos de pago');
    expect(api.arrived(changeMembershipCard)).toEqual([]);

    api.answer(authenticateSandboxIntent, setup('approved'));
    api.answer(changeMembershipCard, changed);
    await save.click();
    await choose('Sí, autorizar');
    await expect.element(change).toHaveFocus();
    expect(api.arrived(authenticateSandboxIntent).map(({ body }) => body)).toEqual([
      { client_secret: 'secret', approve: false },
      { client_secret: 'secret', approve: true },
    ]);
    expect(api.arrived(changeMembershipCard)).toHaveLength(1);
  });

  test('pays what is owed once the bank heard from the holder', async () => {
    const { api } = await openChange();
    api.answer(confirmSandboxIntent, setup('approved'));
    api.answer(changeMembershipCard, {
      message: 'Confirma el pago con tu banco',
      data: { status: 'requires_action', client_secret: 'bill' },
    });
    await choose('Pide confirmar');
    await save.click();
    await expect.element(page.getByRole('button', { name: 'Sí, autorizar' })).toBeVisible();
    api.answer(authenticateSandboxIntent, setup('approved'));
    api.answer(changeMembershipCard, changed);
    await choose('Sí, autorizar');
    await expect.element(change).toHaveFocus();
    expect(api.arrived(authenticateSandboxIntent).map(({ body }) => body)).toEqual([
      { client_secret: 'bill', approve: true },
    ]);
    expect(api.arrived(changeMembershipCard).map(({ body }) => body)).toEqual([
      { payment_method: 'pm_new' },
      { payment_method: 'pm_new' },
    ]);
  });

  test('that is refused leaves the one before, and the form where it was', async () => {
    const { api } = await openChange();
    api.answer(confirmSandboxIntent, setup('approved'));
    api.refuse(changeMembershipCard, 402, 'CARD_DECLINED');
    await choose('Rechazada');
    await save.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ha ocurrido un error con tus datos de pago');
    await page.getByRole('button', { name: 'Dejar la de antes' }).click();
    await expect.element(page.getByText('Se paga con Visa terminada en 4242')).toBeVisible();
    await expect.element(change).toHaveFocus();
  });

  test('without a connection shows the failure, and is sent once there is one', async () => {
    const { api } = await openChange();
    api.cut(openCardChange);
    await choose('Aprobada');
    await save.click();
    await expect.element(page.getByRole('alert'), { timeout: 15_000 }).toHaveTextContent('No hay conexión');
    api.answer(openCardChange, { id: 'seti', client_secret: 'secret' });
    api.answer(confirmSandboxIntent, setup('approved'));
    api.answer(changeMembershipCard, changed);
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.element(change).toHaveFocus();
    expect(api.arrived(changeMembershipCard)).toHaveLength(1);
  });
});

test('a card company that is not to be had is asked again', async () => {
  const context = createTestContext();
  context.remember(signedIn('Padre-M'));
  context.api.answer(getMyMembership, paidWith(null));
  context.api.answer(listPlans, { data: [...firstTerms] });
  context.api.answer(listMyOrders, { data: [] });
  await context.open('/apps/suscription/');
  await expect.element(page.getByText('Se paga con tu tarjeta')).toBeVisible();
  await change.click();
  await expect.element(page.getByText('No pudimos preparar el pago con tarjeta. Revisa tu conexión.')).toBeVisible();
  context.api.answer(getPaymentSettings, { cards: 'sandbox', publishable_key: null });
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByText(/^Modo de prueba/)).toBeVisible();
});
