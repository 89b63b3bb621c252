import {
  cancelMembership,
  getMyMembership,
  listMyOrders,
  listOpenOrders,
  listPlans,
  resumeMembership,
  storeOrder,
} from '@lia/sdk/memberships/endpoints';
import type { MyMembership } from '@lia/sdk/memberships/records';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { noMembership, openOrder, sampleMembership, schoolPlan } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { announcement, createTestContext } from '../testing/context.tsx';

async function openMine(role: string, membership: MyMembership) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getMyMembership, membership);
  context.api.answer(listPlans, { data: [...firstTerms] });
  context.api.answer(listMyOrders, { data: [] });
  await context.open('/apps/membership');
  await expect.element(page.getByRole('heading', { name: /^(Suscripción|Mi membresía)$/ })).toBeVisible();
  return context;
}

describe('my membership', () => {
  test('is cancelled after a question, and stays until what is paid ends', async () => {
    const { api } = await openMine('Padre-M', sampleMembership());
    await expect.element(page.getByText('Se renueva automáticamente el lun 21 dic 2026, 00:00.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
    await page.getByRole('button', { name: 'Conservarla' }).click();
    expect(api.arrived(cancelMembership)).toEqual([]);

    api.answer(cancelMembership, { message: 'Cancelaste tu membresía' });
    api.answer(getMyMembership, sampleMembership({ cancelled: true }));
    await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
    await page.getByRole('button', { name: 'Sí, cancelar' }).click();
    await expect.element(announcement).toBeVisible();
    await expect.element(page.getByText('Activa hasta el lun 21 dic 2026, 00:00.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancelar la renovación' })).not.toBeInTheDocument();
    expect(api.arrived(cancelMembership)).toHaveLength(1);
  });

  test('that is over and owes ends at once, as the question states', async () => {
    const over = { status: 'grace', owes: true, paid_until: '2026-11-19T06:00:00.000Z' } as const;
    await openMine('Padre-M', sampleMembership(over));
    await page.getByRole('button', { name: 'Cancelar la renovación' }).click();
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent('¿Cancelar tu membresía?Termina ahora y no se vuelve a cobrar.');
  });

  test('that was cancelled is carried on by who thinks again', async () => {
    const { api } = await openMine('Padre-M', sampleMembership({ cancelled: true }));
    const resume = page.getByRole('button', { name: 'Volver a renovarla' });
    await expect.element(resume).toBeVisible();
    // Nothing was typed here that could be kept.
    api.cut(resumeMembership);
    await resume.click();
    await expect
      .element(page.getByText('No hay conexión. Revisa tu internet y vuelve a intentarlo', { exact: true }))
      .toBeVisible();
    api.answer(resumeMembership, { message: 'Sigue' });
    api.answer(getMyMembership, sampleMembership());
    await page.getByRole('button', { name: 'Volver a renovarla' }).click();
    await expect.element(page.getByText(/^Se renueva automáticamente/)).toBeVisible();
    expect(api.arrived(resumeMembership)).toHaveLength(2);
  });

  test('names its licence holders, and leads to the receipts of its payments', async () => {
    const { api, violations, open, remember } = createTestContext();
    remember(signedIn('Padre-M'));
    const next = { membership: 'mensual', begins_at: '2026-12-04T06:00:00.000Z' } as const;
    const licences = [{ name: 'Sofía', username: 'sofi' }];
    const annual = { plan: 3, membership: 'anual', renews_at: '2026-12-10T06:00:00.000Z' } as const;
    api.answer(getMyMembership, sampleMembership({ ...annual, licences, next, carried_days: 11 }));
    api.answer(listPlans, { data: [...firstTerms] });
    const order = { id: 'o', reason: 'membership', title: 'Plan mensual', total: 29_800 } as const;
    const created_at = '2026-11-21T18:00:00.000Z';
    api.answer(listMyOrders, {
      data: [
        { ...order, status: 'approved', created_at, receipt: 'pay 1', voucher: null },
        { ...order, id: 'p', status: 'pending', created_at, receipt: null, voucher: null },
        { ...order, id: 'q', status: 'pending', created_at, receipt: null, voucher: 'v-1' },
      ],
    });
    await open('/apps/suscription/');
    await expect.element(page.getByText('Para: Sofía (sofi)')).toBeVisible();
    const lines = [
      'Se renueva automáticamente el jue 10 dic 2026, 00:00.',
      'El vie 4 dic 2026, 00:00 comienza lo que ya pagaste: Plan mensual para padres.',
      'Conservas 11 días de tu plan anterior: lo que pagaste llega hasta el lun 21 dic 2026, 00:00.',
    ];
    for (const line of lines) await expect.element(page.getByText(line)).toBeVisible();
    const receipts = page.getByRole('link', { name: 'Ver recibo de Plan mensual' });
    await expect.element(receipts).toHaveAttribute('href', '/receipt?payment_id=pay%201');
    expect(receipts.elements()).toHaveLength(1);
    const shares = page.getByRole('link', { name: 'Compartir por WhatsApp: Plan mensual' });
    await expect.poll(() => shares.elements().length).toBe(2);
    const shared = shares.elements().map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(shared[0]).toContain('Pago hecho en LIA el sáb 21 nov 2026, 12:00: $298.00 m.n. por Plan mensual.');
    // The page of a receipt names its payer: its address is not shared.
    expect(shared[0]).not.toContain('pay');
    expect(shared[1]).toContain('/voucher/v-1');
    const vouchers = page.getByRole('link', { name: 'Pagar en OXXO: Plan mensual' });
    await expect.element(vouchers).toHaveAttribute('href', '/voucher/v-1');
    expect(vouchers.elements()).toHaveLength(1);
    expect(api.arrived(listMyOrders).map(({ query }) => query)).toEqual([{ range: '[0,2]' }]);
    const all = page.getByRole('link', { name: 'Ver todas mis facturas' });
    await expect.element(all).toHaveAttribute('href', '/invoice');
    expect(await violations()).toEqual([]);
  });

  test('is no screen for students', async () => {
    const { open, remember, at } = createTestContext();
    remember(signedIn('alumno'));
    await open('/apps/membership');
    await expect.poll(at).not.toBe('/apps/membership');
  });

  test('that could not be renewed shows until when it stays open, and asks for another card', async () => {
    const { violations } = await openMine('Padre-M', sampleMembership({ status: 'grace', owes: true }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('No pudimos cobrar tu renovación. Tu membresía sigue abierta hasta el sáb 26 dic 2026, 00:00');
    await page.getByRole('button', { name: 'Cambiar tarjeta' }).click();
    await expect.element(page.getByRole('heading', { name: 'Cambia tu tarjeta' })).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  test('that does not renew can be chosen again in its grace period', async () => {
    await openMine('Padre-M', sampleMembership({ status: 'grace', renews: false, card: null }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Lo que pagaste terminó el lun 21 dic 2026, 00:00');
    await expect.element(page.getByRole('button', { name: 'Elegir el plan mensual' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cambiar tarjeta' })).not.toBeInTheDocument();
  });

  test('without payment is the free one', async () => {
    await openMine('Maestro-I', noMembership);
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Tu plan actual' }))
      .toHaveTextContent('InvitadoGratis');
  });

  test('is shown with the plans below it, which a late answer would push down', async () => {
    const context = createTestContext();
    context.remember(signedIn('maestro'));
    context.api.answer(listPlans, { data: [...firstTerms] });
    const answer = context.api.hold(getMyMembership, sampleMembership({}));
    await context.open('/apps/membership');
    const plan = page.getByRole('button', { name: 'Elegir el plan anual', includeHidden: true });
    await expect.element(plan).toBeInTheDocument();
    await expect.element(plan).not.toBeVisible();
    answer();
    await expect.element(plan).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: /^Plan mensual/ })).toBeVisible();
  });

  test('of a school that another administrator pays is shown with who pays it, and no other is sold', async () => {
    const { api, violations } = await openMine('admin_escuela', {
      ...noMembership,
      school_plans: [schoolPlan()],
      school_paid: true,
    });
    const plan = page.getByRole('region', { name: 'El plan de tu escuela' });
    await expect.element(plan).toHaveTextContent('Plan anual para escuelas');
    await expect
      .element(plan)
      .toHaveTextContent('Colegio Jacarandas. Lo paga Emiliano Pérez y está pagado hasta el dom 21 mar 2027, 00:00.');
    await expect
      .element(plan.getByRole('link', { name: 'Administrar licencias' }))
      .toHaveAttribute('href', '/admin/licences/o-9/show');
    await expect.element(page.getByRole('heading', { name: 'Mis pagos' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/plan gratis|Los planes para ti/);
    expect(api.arrived(listPlans)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('of a school that is not renewed can be taken over by another administrator', async () => {
    await openMine('admin_escuela', { ...noMembership, school_plans: [schoolPlan({ cancelled: true })] });
    await expect
      .element(page.getByRole('region', { name: 'El plan de tu escuela' }))
      .toHaveTextContent('Lo paga Emiliano Pérez, que ya no lo renueva: termina el dom 21 mar 2027, 00:00.');
    await expect.element(page.getByRole('button', { name: 'Elegir el plan anual' })).toBeVisible();
  });

  test('that waits for cash is shown first, and its plan is not sold again', async () => {
    const context = createTestContext();
    context.remember(signedIn('padre'));
    context.api.answer(listOpenOrders, { data: [openOrder({})] });
    context.api.answer(getMyMembership, noMembership);
    context.api.answer(listPlans, { data: [...firstTerms] });
    context.api.answer(listMyOrders, { data: [] });
    await context.open('/apps/membership');
    await expect.element(page.getByRole('region').first()).toHaveTextContent(/^Te falta pagar/);
    await expect.element(page.getByRole('button', { name: 'Elegir el plan anual' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Elegir el plan mensual' })).not.toBeInTheDocument();
    expect(await context.violations()).toEqual([]);
    await page.getByRole('link', { name: 'Pagar mi ficha de OXXO' }).click();
    await expect.poll(context.at).toBe('/voucher/v-1');
  });

  test('is ordered from the plans of one’s own audience', async () => {
    const { api, went } = await openMine('maestro', noMembership);
    await expect.element(page.getByText('$199.00')).toBeVisible();
    api.answer(storeOrder, {
      message: 'Creamos tu pedido',
      order: { id: 'o' },
      payment: { init_point: 'https://pay.example/o' },
      redirect: 'https://pay.example/o',
    });
    await page.getByRole('button', { name: 'Elegir el plan mensual' }).click();
    await expect.poll(() => went, { timeout: 10_000 }).toEqual(['https://pay.example/o']);
    expect(api.arrived(storeOrder).map(({ body }) => body)).toEqual([{ id_licenses_type: 5, unit_price: 199_00 }]);
  });
});

test('the plans are compared without an account', async () => {
  const { api, open, at, violations } = createTestContext();
  api.answer(listPlans, { data: [...firstTerms] });
  await open('/memberships?type=escuela');
  await expect.element(page.getByText('$2,082.50')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: 'Elegir el plan anual' }).click();
  await expect.poll(at).toBe('/register?type=escuela&membership=anual');
});
