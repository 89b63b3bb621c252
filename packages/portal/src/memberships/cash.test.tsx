import {
  cancelMembership,
  getMyMembership,
  listMyOrders,
  listOpenOrders,
  listPlans,
  resumeMembership,
} from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { askForCashVoucher, getCashRenewal } from '@lia/sdk/renewals/endpoints';
import type { CashRenewal } from '@lia/sdk/renewals/schema';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { openOrder, sampleMembership } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';

const cash = (changed: Partial<NonNullable<CashRenewal['data']>> = {}): CashRenewal => ({
  data: {
    order: 'o-1',
    ends_at: '2026-12-21T06:00:00.000Z',
    offered_at: '2026-12-14T06:00:00.000Z',
    total: 29_800,
    cancelled: false,
    takes_cash: true,
    may_ask: false,
    voucher: null,
    ...changed,
  },
});

describe('a plan that is paid in cash', () => {
  const paidOnce = sampleMembership({ renews: false, card: null });

  test('shows its voucher to pay or to share, and asks for another one after it ended', async () => {
    await page.viewport(320, 720);
    const { api, violations, open, remember } = createTestContext();
    remember(signedIn('Padre-M'));
    api.answer(getMyMembership, paidOnce);
    api.answer(listPlans, { data: [...firstTerms] });
    api.answer(listMyOrders, { data: [] });
    const voucher = { id: 'v-9', open: true, number: '12345678901234', expires_at: '2026-12-21T05:59:00.000Z' };
    api.answer(getCashRenewal, cash({ voucher }));
    const ofRenewal = openOrder({ voucher: { id: 'v-9', number: voucher.number, expires_at: voucher.expires_at } });
    api.answer(listOpenOrders, { data: [ofRenewal] });
    await open('/apps/suscription/');
    // Once: among what is still to be paid it would stand a second time.
    await expect.element(page.getByText('1234 5678 9012 34')).toBeVisible();
    expect(api.arrived(listOpenOrders)).toHaveLength(1);
    await expect.element(page.getByRole('region', { name: 'Te falta pagar' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Ver la ficha' })).toHaveAttribute('href', '/voucher/v-9');
    const share = page.getByRole('link', { name: /^Compartir por WhatsApp/ }).element();
    const shared = decodeURIComponent(share.getAttribute('href') ?? '');
    expect(shared).toContain(`m.n. por la renovación del plan. Número para la caja de OXXO: `);
    expect(shared).toContain(
      `1234 5678 9012 34. Paga antes del dom 20 dic 2026, 23:59. ${location.origin}/voucher/v-9`,
    );
    expect(await violations()).toEqual([]);

    api.answer(getCashRenewal, cash({ voucher: { ...voucher, open: false }, may_ask: true }));
    api.answer(cancelMembership, { message: 'Cancelada' });
    await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
    await page.getByRole('button', { name: 'Sí, cancelar' }).click();
    const again = page.getByRole('button', { name: 'Pedir otra ficha' });
    await expect.element(again).toBeVisible();
    const next = cash({ voucher: { ...voucher, id: 'v-10' } });
    api.answer(askForCashVoucher, { message: 'Lista', ...next });
    api.answer(getCashRenewal, next);
    await again.click();
    await expect.element(page.getByRole('link', { name: 'Ver la ficha' })).toHaveAttribute('href', '/voucher/v-10');
    expect(api.arrived(askForCashVoucher)).toHaveLength(1);
  });

  test('states when its voucher comes, what OXXO does not take, and that it ends', async () => {
    const { api, open, remember } = createTestContext();
    remember(signedIn('padre'));
    api.answer(getMyMembership, paidOnce);
    api.answer(getCashRenewal, cash());
    api.answer(listPlans, { data: [...firstTerms] });
    await open('/apps/suscription/');
    const later = 'El lun 14 dic 2026, 00:00 te enviamos la ficha de $298.00 m.n. para tu siguiente periodo.';
    await expect.element(page.getByText(later)).toBeVisible();
    api.answer(cancelMembership, { message: 'Cancelada' });
    api.answer(getCashRenewal, cash({ cancelled: true }));
    await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
    await page.getByRole('button', { name: 'Sí, cancelar' }).click();
    await expect.element(page.getByText(/no te enviamos más fichas/)).toBeVisible();
    api.answer(resumeMembership, { message: 'Sigue' });
    api.answer(getCashRenewal, cash({ takes_cash: false }));
    await page.getByRole('button', { name: 'Volver a renovarla' }).click();
    await expect.element(page.getByText(/^OXXO no recibe pagos de \$298.00 m\.n\. Elige/)).toBeVisible();
  });
});
