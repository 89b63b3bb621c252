import { getVoucher } from '@lia/sdk/payments/cards';
import type { Voucher } from '@lia/sdk/payments/cardsSchema';
import {
  decideSandboxCheckout,
  getPreapproval,
  getPreapprovalCourse,
  getSandboxCheckout,
} from '@lia/sdk/payments/endpoints';
import { decideSandboxVoucher, getSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import type { SandboxVoucher } from '@lia/sdk/payments/sandboxCardsSchema';
import type { SandboxCheckout } from '@lia/sdk/payments/schema';
import { sampleReceipt } from '@lia/sdk/testing/sampleReceipt';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

const checkout = (status: SandboxCheckout['status']): SandboxCheckout => ({
  preference_id: 'pref-1',
  title: 'Membresía de reforzamiento académico',
  quantity: 3,
  unit_price: 360_000,
  total: 1_080_000,
  status,
});

describe('the receipt page', () => {
  test('asks for the payment that its address names', async () => {
    const { open, api } = createTestContext();
    localStorage.setItem('id_order', 'order-1');
    api.answer(getPreapprovalCourse, sampleReceipt());
    await open('/receipt?payment_id=pay-77&preference_id=pref-1');
    await expect.element(page.getByRole('heading', { name: '¡Gracias! Tu pago está aprobado' })).toBeVisible();
    await expect.element(page.getByText('LIA-000042')).toBeVisible();
    expect(api.arrived(getPreapprovalCourse)).toMatchObject([
      { path: '/getPreapprovalCourse/pay-77', body: { preference_id: 'pref-1', order_id: 'order-1' } },
    ]);
  });

  test('leads a member home, who is signed in', async () => {
    const { open, api, at, remember } = createTestContext();
    remember(signedIn('maestro'));
    api.answer(getPreapprovalCourse, sampleReceipt({ reason: 'course' }));
    await open('/receipt?payment_id=pay-77');
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect.poll(at).toMatch('/apps/dashboardmaestros');
    expect(page.getByRole('link', { name: 'Iniciar sesión' }).elements()).toEqual([]);
  });

  test('asks by preapproval where no payment is named', async () => {
    const { open, api } = createTestContext();
    api.answer(getPreapproval, sampleReceipt());
    await open('/receipt?preapproval_id=pre-9');
    await expect.element(page.getByText('LIA-000042')).toBeVisible();
    expect(api.arrived(getPreapproval)).toMatchObject([{ path: '/getPreapproval/pre-9', body: { preference_id: '' } }]);
  });
});

describe('the sandbox checkout', () => {
  test.for([
    [/^Aprobar/, 'approved'],
    [/^Rechazar/, 'rejected'],
    [/^Dejar pendiente/, 'pending'],
  ] as const)('%s goes back with %s', async ([name, decision]) => {
    const { open, api, went } = createTestContext();
    api.answer(getSandboxCheckout, checkout('open'));
    api.answer(decideSandboxCheckout, { back_url: `https://lia.example/receipt?payment_id=${decision}` });
    await open('/sandbox/checkout/pref-1');
    await expect.element(page.getByText('Modo de prueba: aquí no se cobra nada')).toBeVisible();
    await expect.element(page.getByText('$10,800.00 m.n.')).toBeVisible();
    await page.getByRole('button', { name }).click();
    await expect.poll(() => went).toEqual([`https://lia.example/receipt?payment_id=${decision}`]);
    expect(api.arrived(decideSandboxCheckout).map(({ body }) => body)).toEqual([{ decision }]);
  });

  test('that was decided in another window shows the answer', async () => {
    const { open, api, went } = createTestContext();
    api.answer(getSandboxCheckout, checkout('open'));
    api.refuse(decideSandboxCheckout, 409, 'CHECKOUT_DECIDED');
    await open('/sandbox/checkout/pref-1');
    await expect.element(page.getByRole('button', { name: /^Aprobar/ })).toBeVisible();
    api.answer(getSandboxCheckout, checkout('rejected'));
    await page.getByRole('button', { name: /^Aprobar/ }).click();
    await expect.element(page.getByText('Se rechazó. Ya no se puede cambiar.')).toBeVisible();
    expect(went).toEqual([]);
  });

  test('that does not exist shows that, still marked as a test', async () => {
    const { open, api } = createTestContext();
    api.refuse(getSandboxCheckout, 404, 'NOT_FOUND');
    await open('/sandbox/checkout/pref-1');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos este pago');
    await expect.element(page.getByText('Modo de prueba: aquí no se cobra nada')).toBeVisible();
  });
});

describe('the sandbox voucher', () => {
  const voucher = (status: SandboxVoucher['status']): SandboxVoucher => ({
    id: 'v-1',
    status,
    number: '12345678901234',
    amount: 29_800,
    description: 'Plan mensual para padres',
    expires_at: '2026-11-25T05:59:00.000Z',
    hosted_url: 'https://lia.example/sandbox/voucher/v-1',
  });

  test('shows what the cashier types, and is paid at the counter', async () => {
    const { open, api } = createTestContext();
    api.answer(getSandboxVoucher, voucher('awaiting_cash'));
    api.answer(decideSandboxVoucher, voucher('approved'));
    await open('/sandbox/voucher/v-1');
    await expect.element(page.getByText('1234 5678 9012 34')).toBeVisible();
    await expect.element(page.getByText('$298.00 m.n.')).toBeVisible();
    await expect.element(page.getByText(/mar 24 nov 2026, 23:59/)).toBeVisible();
    await page.getByRole('button', { name: 'Pagar en caja' }).click();
    await expect.element(page.getByText('Está pagada.')).toBeVisible();
    expect(page.getByRole('button', { name: /Pagar/ }).elements()).toEqual([]);
    expect(api.arrived(decideSandboxVoucher).map(({ body }) => body)).toEqual([{ decision: 'paid' }]);
  });

  test('that expired can only be paid late', async () => {
    const { open, api } = createTestContext();
    api.answer(getSandboxVoucher, voucher('expired'));
    api.answer(decideSandboxVoucher, voucher('approved'));
    await open('/sandbox/voucher/v-1');
    await expect.element(page.getByText('Venció sin pagarse.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Dejar vencer' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Pagar después del vencimiento' }).click();
    await expect
      .poll(() => api.arrived(decideSandboxVoucher).map(({ body }) => body))
      .toEqual([{ decision: 'paid_late' }]);
  });

  test('that was paid in another window shows that', async () => {
    const { open, api } = createTestContext();
    api.answer(getSandboxVoucher, voucher('awaiting_cash'));
    api.refuse(decideSandboxVoucher, 409, 'CHECKOUT_DECIDED');
    await open('/sandbox/voucher/v-1');
    await expect.element(page.getByRole('button', { name: 'Dejar vencer' })).toBeVisible();
    api.answer(getSandboxVoucher, voucher('approved'));
    await page.getByRole('button', { name: 'Dejar vencer' }).click();
    await expect.element(page.getByText('Está pagada.')).toBeVisible();
  });
});

describe('the page of a voucher', () => {
  const isPaid = (status: Voucher['status']) => status === 'paid' || status === 'paid_late';
  const voucher = (status: Voucher['status']): Voucher => ({
    id: 'v-1',
    status,
    title: 'Plan mensual para padres',
    total: 29_800,
    number: '12345678901234',
    expires_at: '2026-11-25T05:59:00.000Z',
    quantity: 2,
    paid_at: isPaid(status) ? '2026-11-24T18:00:00.000Z' : null,
    hosted_url: 'https://lia.example/sandbox/voucher/v-1',
  });

  test('shows the number for the counter, the deadline and the link to the barcode', async () => {
    const { open, api } = createTestContext();
    api.answer(getVoucher, voucher('awaiting_cash'));
    await open('/voucher/v-1');
    await expect.element(page.getByText('1234 5678 9012 34')).toBeVisible();
    await expect.element(page.getByText('$298.00 m.n.')).toBeVisible();
    await expect.element(page.getByText(/mar 24 nov 2026, 23:59 \(hora de la Ciudad de México\)/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver el código de barras' }))
      .toHaveAttribute('href', 'https://lia.example/sandbox/voucher/v-1');
    const share = page.getByRole('link', { name: 'Compartir por WhatsApp: Plan mensual para padres' }).element();
    expect(decodeURIComponent(share.getAttribute('href') ?? '')).toContain(`${location.origin}/voucher/v-1`);
  });

  test('copies its number', async () => {
    const { open, api } = createTestContext();
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    api.answer(getVoucher, voucher('awaiting_cash'));
    await open('/voucher/v-1');
    await page.getByRole('button', { name: 'Copiar el número' }).click();
    await expect.element(page.getByText('Copiado')).toBeVisible();
    expect(copied).toEqual(['12345678901234']);
  });

  test.for([
    ['paid', '¡Listo! Recibimos tu pago'],
    ['paid_late', '¡Listo! Recibimos tu pago'],
    ['expired', 'Esta ficha ya venció'],
  ] as const)('that is %s asks for no money any more', async ([status, heading]) => {
    const { open, api } = createTestContext();
    api.answer(getVoucher, voucher(status));
    await open('/voucher/v-1');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(page.getByText('1234 5678 9012 34').elements()).toEqual([]);
    expect(page.getByRole('button', { name: /Copiar/ }).elements()).toEqual([]);
    expect(page.getByRole('link', { name: /^Compartir por WhatsApp/ }).elements()).toEqual([]);
  });

  test('that is paid states what was bought, and leads to the sign-in', async () => {
    const { open, api } = createTestContext();
    api.answer(getVoucher, voucher('paid'));
    await open('/voucher/v-1');
    await expect.element(page.getByText('2 × Plan mensual para padres')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Entrar a mi cuenta' })).toHaveAttribute('href', '/login');
  });

  test('that does not exist shows that', async () => {
    const { open, api } = createTestContext();
    api.refuse(getVoucher, 404, 'NOT_FOUND');
    await open('/voucher/v-1');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esta ficha');
  });
});
