import {
  decideSandboxCheckout,
  getPreapproval,
  getPreapprovalCourse,
  getSandboxCheckout,
} from '@lia/sdk/payments/endpoints';
import type { PaymentState, Receipt, SandboxCheckout } from '@lia/sdk/payments/schema';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { createWorld } from '../testing/world.tsx';

const receipt = (status: PaymentState): Receipt => ({
  data: {
    data: {
      id: 'pay-77',
      application_id: '1042',
      status,
      date_created: '2026-11-21T02:04:00.000Z',
      reason: 'donation',
      payer_email: 'laura@example.mx',
      payer_first_name: 'Laura',
      payer_last_name: 'Méndez',
      transaction_amount: 10_800,
      additional_info: { items: [{ title: 'Membresía de reforzamiento académico', quantity: 3, unit_price: 3600 }] },
    },
  },
});

const checkout = (state: SandboxCheckout['state']): SandboxCheckout => ({
  preference_id: 'pref-1',
  title: 'Membresía de reforzamiento académico',
  quantity: 3,
  unit_price: 360_000,
  total: 1_080_000,
  state,
});

describe('the receipt', () => {
  test('of a payment shows its number, its date in Mexico City and its sums', async () => {
    const { open, api } = createWorld();
    localStorage.setItem('id_order', 'order-1');
    api.answer(getPreapprovalCourse, receipt('approved'));
    await open('/receipt?payment_id=pay-77&preference_id=pref-1');

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tu pago está aprobado');
    await expect.element(page.getByText('1042')).toBeVisible();
    await expect.element(page.getByText('pay-77')).toBeVisible();
    await expect.element(page.getByText('2026-11-20 08:04PM')).toBeVisible();
    const rows = page.getByRole('row');
    await expect.element(rows.nth(0)).toHaveTextContent('CANTIDADSERVICIOPRECIO UNITARIOTOTAL');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent('3Membresía de reforzamiento académico$3,600.00 m.n.$10,800.00 m.n.');
    expect(api.arrived(getPreapprovalCourse).map(({ body }) => body)).toEqual([
      { preference_id: 'pref-1', order_id: 'order-1' },
    ]);
  });

  test('of a donation needs no account', async () => {
    const { open, api } = createWorld();
    api.answer(getPreapprovalCourse, receipt('approved'));
    await open('/receipt?payment_id=pay-77');
    await expect.element(page.getByText('pay-77')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
  });

  test('asks by preapproval where no payment is named', async () => {
    const { open, api } = createWorld();
    api.answer(getPreapproval, receipt('rejected'));
    await open('/receipt?preapproval_id=pre-9');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tu pago no se realizó');
    expect(api.arrived(getPreapproval)[0]?.body).toEqual({ preference_id: '' });
  });

  test('of a pending payment looks again until it is decided', async () => {
    vi.useFakeTimers();
    const { open, api } = createWorld();
    api.answer(getPreapprovalCourse, receipt('pending'));
    await open('/receipt?payment_id=pay-77');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tu pago está en proceso');

    api.answer(getPreapprovalCourse, receipt('approved'));
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tu pago está aprobado');
    const asked = api.arrived(getPreapprovalCourse).length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.arrived(getPreapprovalCourse)).toHaveLength(asked);
  });

  test('that cannot be fetched says so in a toast and can be tried again', async () => {
    const { open, api } = createWorld();
    api.refuse(getPreapprovalCourse, 404, 'NOT_FOUND');
    await open('/receipt?payment_id=pay-77');
    await expect
      .element(page.getByText('tu factura no pudo ser procesada, inicia sesión para revisarlo'))
      .toBeVisible();
    api.answer(getPreapprovalCourse, receipt('approved'));
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByText('pay-77')).toBeVisible();
  });
});

describe('the sandbox checkout', () => {
  test.for([
    [/^Aprobar/, 'approved'],
    [/^Rechazar/, 'rejected'],
    [/^Dejar pendiente/, 'pending'],
  ] as const)('%s goes back with %s', async ([name, decision]) => {
    const { open, api, went } = createWorld();
    api.answer(getSandboxCheckout, checkout('open'));
    api.answer(decideSandboxCheckout, { back_url: `https://lia.example/receipt?payment_id=${decision}` });
    await open('/sandbox/checkout/pref-1');
    await expect.element(page.getByText('Modo de prueba: aquí no se cobra nada')).toBeVisible();
    await expect.element(page.getByText('$10,800.00 m.n.')).toBeVisible();
    await page.getByRole('button', { name }).click();
    await expect.poll(() => went).toEqual([`https://lia.example/receipt?payment_id=${decision}`]);
    expect(api.arrived(decideSandboxCheckout).map(({ body }) => body)).toEqual([{ decision }]);
  });

  test('that somebody else decided meanwhile shows the answer', async () => {
    const { open, api, went } = createWorld();
    api.answer(getSandboxCheckout, checkout('open'));
    api.refuse(decideSandboxCheckout, 409, 'CHECKOUT_DECIDED');
    await open('/sandbox/checkout/pref-1');
    await expect.element(page.getByRole('button', { name: /^Aprobar/ })).toBeVisible();
    api.answer(getSandboxCheckout, checkout('rejected'));
    await page.getByRole('button', { name: /^Aprobar/ }).click();
    await expect.element(page.getByText('Se rechazó. Ya no se puede cambiar.')).toBeVisible();
    expect(went).toEqual([]);
  });

  test('that does not exist says so, still as a test', async () => {
    const { open, api } = createWorld();
    api.refuse(getSandboxCheckout, 404, 'NOT_FOUND');
    await open('/sandbox/checkout/pref-1');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos este pago');
    await expect.element(page.getByText('Modo de prueba: aquí no se cobra nada')).toBeVisible();
  });
});
