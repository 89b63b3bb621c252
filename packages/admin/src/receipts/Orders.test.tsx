import { formatPesos } from '@lia/sdk/payments/money';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import {
  aDiscountedOrder,
  aDisputedOrder,
  anOrder,
  anOrderPaidTwiceInCash,
  aPaidPlan,
  aPartlyRefundedOrder,
  fact,
  narrowed,
} from '../testing/orders.ts';
import { openConsole, signIn } from '../testing/context.tsx';
import { downloads } from '../testing/downloads.ts';

describe('an order', () => {
  it('shows its payments, and gives its receipt as a PDF', async () => {
    await signIn();
    const { name, orderId, paymentId, folio } = await anOrder();
    await openConsole(narrowed('orders', { q: name }));
    await page.getByRole('link', { name }).click();
    await expect.element(page.getByRole('heading', { name: `Pedido de ${name}` })).toBeVisible();
    expect(fact('Empresa o razón social')).toBe('Panadería La Espiga');
    expect(fact('Número de pedido')).toBe(orderId);
    expect(fact('Folio')).toBe(folio);
    expect(fact('Motivo')).toBe('Donativo');
    expect([fact('Precio de lista'), fact('Descuento')]).toEqual([undefined, undefined]);
    await expect.element(page.getByText(paymentId)).toBeVisible();

    const files = downloads();
    await page.getByRole('button', { name: `Descargar ${folio}` }).click();
    await expect.poll(() => [...files.keys()]).toEqual([`${folio}.pdf`]);
  });

  it('shows the list price and the discount that a plan took off it', async () => {
    await signIn();
    const { orderId, list, price } = await aDiscountedOrder();
    await openConsole(`/orders/${orderId}/show`);
    await expect.element(page.getByText(formatPesos(price))).toBeVisible();
    expect(fact('Precio de lista')).toBe(formatPesos(list));
    expect(fact('Descuento')).toBe('25 % por su plan');
  });

  it('shows what went back of it and the city of its owner, and stays paid', async () => {
    await signIn();
    const orderId = await aPartlyRefundedOrder();
    await openConsole(`/orders/${orderId}/show`);
    await expect.element(page.getByRole('heading', { name: 'Devoluciones' })).toBeVisible();
    await expect.element(page.getByText('$49.00 m.n.')).toBeVisible();
    await expect.element(page.getByText('Lo informó la empresa de pagos.')).toBeVisible();
    await expect.element(page.getByText('Devuelto', { exact: true })).toBeVisible();
    expect(fact('Ciudad')).toBe('Puebla');
    const heading = page.getByRole('heading', { level: 1 }).element();
    expect(heading.parentElement?.textContent).toMatch(/Aprobado$/);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Devolver el dinero' }).click();
    await expect.element(page.getByRole('dialog', { name: '¿Devolvemos $100.00 m.n.?' })).toBeVisible();
  });

  it('that is disputed is shown as disputed, and keeps its money until the bank decides', async () => {
    await signIn();
    await openConsole(`/orders/${await aDisputedOrder()}/show`);
    await expect.element(page.getByRole('alert')).toHaveTextContent('El banco de quien pagó reclama este dinero');
    await expect
      .element(page.getByText('Motivo que da el banco: no reconoce el cobro como suyo (fraude).'))
      .toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/se devolvería dos veces\.$/);
    expect(page.getByRole('button', { name: 'Devolver el dinero' }).elements()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('that was paid gives its money back once a reason is chosen', async () => {
    await signIn();
    await openConsole(`/orders/${await aPaidPlan()}/show`);
    const payer = page.getByRole('definition').getByRole('link', { name: 'Rosaura Méndez' });
    await expect.element(payer).toHaveAttribute('href', expect.stringMatching(/^\/users\/[0-9a-f-]{36}\/show$/));
    await page.getByRole('button', { name: 'Devolver el dinero' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Devolvemos $149.00 m.n.?' });
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(
        /^Si al plan no le queda otro periodo pagado, 1 persona pierde su licencia: Rosaura Méndez \(fam.*\.uno\)$/,
      );
    await dialog.getByRole('button', { name: 'Devolver el dinero' }).click();
    await expect.element(dialog.getByText('Elige por qué se devuelve')).toBeVisible();
    await expect.element(dialog.getByRole('combobox')).toHaveFocus();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Se cobró por error' }).click();
    await dialog.getByRole('textbox', { name: 'Nota para el equipo' }).fill('Lo pidió por teléfono');
    await dialog.getByRole('button', { name: 'Devolver el dinero' }).click();
    await expect.element(page.getByText('La devolución está en camino')).toBeVisible();
    await expect.element(page.getByText('Lo pidió por teléfono')).toBeVisible();
    await expect.element(page.getByText('Se cobró por error.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Devolver el dinero' }).elements()).toEqual([]);
  });

  /** The dialog that refunds an order whose subscription is answered as given, and the bodies that it sends. */
  async function refundDialog(subscription: OrderRecord['subscription']) {
    await signIn();
    const { orderId } = await anOrder();
    const sent: unknown[] = [];
    await openConsole(`/orders/${orderId}/show`, {
      fetch: async (url, init) => {
        if (url.endsWith('/refunds')) {
          sent.push(await new Response(init.body).json());
          return Response.json({ message: 'La devolución está en camino' });
        }
        const answer = await fetch(url, init);
        return url.endsWith(`/orders/${orderId}`) ? Response.json({ ...(await answer.json()), subscription }) : answer;
      },
    });
    await page.getByRole('button', { name: 'Devolver el dinero' }).click();
    return { dialog: page.getByRole('dialog'), sent };
  }

  it('that paid a period lets its subscription end with the refund, where that is a choice', async () => {
    const { dialog, sent } = await refundDialog('goes_on');
    const choice = dialog.getByRole('checkbox', { name: 'Terminar también la suscripción' });
    await expect.element(choice).not.toBeChecked();
    await expect.element(dialog.getByText('Su suscripción sigue y se le cobra el siguiente periodo.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await choice.click();
    await expect
      .element(dialog.getByText('Su suscripción también termina: no se le cobra otro periodo.'))
      .toBeVisible();
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Se cobró por error' }).click();
    await dialog.getByRole('button', { name: 'Devolver el dinero' }).click();
    await expect.element(page.getByText('La devolución está en camino')).toBeVisible();
    expect(sent).toEqual([{ reason: 'mistake', note: null, end_subscription: true }]);
  });

  it('whose refund cannot be sent shows why, and keeps what was chosen', async () => {
    await signIn();
    const { orderId } = await anOrder();
    await openConsole(`/orders/${orderId}/show`, {
      fetch: (url, init) =>
        url.endsWith('/refunds') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(url, init),
    });
    await page.getByRole('button', { name: 'Devolver el dinero' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Se cobró por error' }).click();
    await dialog.getByRole('button', { name: 'Devolver el dinero' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^No hay conexión/);
    await expect.element(dialog.getByRole('combobox')).toHaveTextContent('Se cobró por error');
  });

  it('that paid the last period states that its subscription ends', async () => {
    const { dialog } = await refundDialog('ends_with_period');
    await expect
      .element(dialog.getByText('Su suscripción también termina: no se le cobra otro periodo.'))
      .toBeVisible();
    expect(dialog.getByRole('checkbox').elements()).toEqual([]);
  });

  it('whose gift gave places names who loses one before the money goes back', async () => {
    await signIn();
    const { orderId } = await anOrder();
    const holder = { uuid: orderId, name: 'Luz', last_name: 'Prado', username: 'luz.prado' };
    const data = {
      held: [{ id: orderId, num: 1, holder, assigned_at: '2026-11-20T18:00:00.000Z', assigned_by: null }],
    };
    await openConsole(`/orders/${orderId}/show`, {
      fetch: (url, init) =>
        url.endsWith(`/orders/${orderId}/licences`) ? Promise.resolve(Response.json({ data })) : fetch(url, init),
    });
    await page.getByRole('button', { name: 'Devolver el dinero' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Con esto 1 estudiante pierde su lugar: Luz Prado (luz.prado)');
    expect(await violations()).toEqual([]);
  });

  it('that paid a plan names the further licences that are paid of it, and stay paid', async () => {
    await signIn();
    const orderId = await aPaidPlan();
    const purchase = {
      created_at: '2026-11-20T18:00:00.000Z',
      unit_price: 24_99,
      method: 'transfer',
      init_point: null,
      voucher: null,
      reference: null,
      transfer: null,
    };
    const [future, past] = [new Date(Date.now() + 86_400_000), new Date(Date.now() - 86_400_000)];
    const purchases = [
      { ...purchase, id: orderId, licences: 20, total: 499_80, status: 'approved', until: future.toISOString() },
      { ...purchase, id: orderId, licences: 3, total: 74_97, status: 'approved', until: past.toISOString() },
      { ...purchase, id: orderId, licences: 5, total: 124_95, status: 'refunded', until: future.toISOString() },
    ];
    await openConsole(`/orders/${orderId}/show`, {
      fetch: (url, init) =>
        url.endsWith('/licences/purchases')
          ? Promise.resolve(Response.json({ data: { offer: null, account: null, purchases } }))
          : fetch(url, init),
    });
    await page.getByRole('button', { name: 'Devolver el dinero' }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .element(dialog.getByText(/Aparte pagó 20 licencias por \$499\.80 m\.n\., que no se devuelven con esto\./))
      .toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: '20 licencias más · $499.80 m.n.' }))
      .toHaveAttribute('href', `/orders/${orderId}/show`);
    expect(dialog.getByRole('link').elements()).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  /** Opens an order as it is answered with these changes. */
  async function openChanged(change: (order: OrderRecord) => Partial<OrderRecord>): Promise<void> {
    await signIn();
    const { orderId } = await anOrder();
    await openConsole(`/orders/${orderId}/show`, {
      fetch: async (url, init) => {
        const answer = await fetch(url, init);
        if (!url.endsWith(`/orders/${orderId}`)) return answer;
        const order: OrderRecord = await answer.json();
        return Response.json({ ...order, ...change(order) });
      },
    });
  }

  it('that was paid in cash is given back by hand', async () => {
    await openChanged(({ payments }) => ({ payments: payments.map((payment) => ({ ...payment, method: 'oxxo' })) }));
    await page.getByRole('button', { name: 'Devolver el dinero' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/^Ninguna empresa de pagos devuelve el efectivo: haz una tr/)).toBeVisible();
    await expect.element(dialog.getByText(/^Si ya emitiste su factura, cancélala ante el SAT/)).toBeVisible();
    expect(dialog.getByText(/Le pedimos a la empresa/).elements()).toEqual([]);
  });

  it('whose mark of a transfer was removed states that alone', async () => {
    await openChanged(({ id, total, created_at }) => ({
      status: 'refunded',
      cancelled_at: created_at,
      transfer: { reference: 'LIA-1A2B3C4D', payment: null },
      refunds: [
        {
          id,
          payment_id: id,
          reason: 'reported',
          status: 'completed',
          amount: total,
          note: null,
          requested_by: null,
          manual: null,
          created_at,
        },
      ],
    }));
    await expect.element(page.getByRole('alert')).toHaveTextContent(/Se quitó la marca de su pago el /);
    await expect.element(page.getByText('Se quitó la marca de su pago.', { exact: true })).toBeVisible();
    // Of the order, and of the refund.
    await expect.poll(() => page.getByText('Marca de pago quitada').elements()).toHaveLength(2);
    expect(page.getByText(/se devolvió|Lo informó|^Devuelto$/).elements()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('whose transfer is to go back names what to do with it', async () => {
    await openChanged(({ id, total, created_at }) => ({
      transfer: { reference: 'LIA-1A2B3C4D', payment: { paid_on: '2026-11-20', bank_reference: 'SPEI 1' } },
      refunds: [
        {
          id,
          payment_id: id,
          reason: 'mistake',
          status: 'refused',
          amount: total,
          note: null,
          requested_by: null,
          manual: null,
          created_at,
        },
      ],
    }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/Ninguna empresa de pagos devuelve una transferencia\..*quita la marca de pago\.$/);
  });

  it('that was paid twice in cash stands out until a person gave one back', async () => {
    await signIn();
    const { email } = await anOrderPaidTwiceInCash();
    await openConsole(narrowed('orders', { q: email }));
    await expect.element(page.getByRole('row', { name: 'Rosaura' })).toHaveTextContent('Falta devolverlo');
    await page.getByRole('combobox', { name: 'Devoluciones' }).click();
    await page.getByRole('option', { name: 'En camino' }).click();
    await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
    await page.getByRole('combobox', { name: 'Devoluciones' }).click();
    await page.getByRole('option', { name: 'Falta devolverlo' }).click();
    await page.getByRole('link', { name: 'Rosaura Méndez' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Falta devolver un pago');
    await expect.element(page.getByText('El pedido ya estaba pagado: este pago sobraba.')).toBeVisible();
    expect(await violations()).toEqual([]);

    page.getByRole('button', { name: 'Marcar como devuelto' }).element().focus();
    await userEvent.keyboard('{Enter}');
    const undo = page.getByRole('button', { name: 'Volver a «Falta devolverlo»' });
    await expect.element(undo).toHaveFocus();
    await expect.element(page.getByText(/^Lo devolvió \S+ .+ el \S+ \d+ \S+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
    await expect.element(page.getByText('Falta devolver un pago')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await undo.click();
    await expect.element(page.getByText('Falta devolver un pago')).toBeVisible();
  });

  it('shows when its receipt could not be fetched', async () => {
    await signIn();
    const { orderId, folio } = await anOrder();
    await openConsole(`/orders/${orderId}/show`, {
      fetch: (url, init) =>
        url.endsWith('/pdf') ? Promise.resolve(new Response(null, { status: 503 })) : fetch(url, init),
    });
    await page.getByRole('button', { name: `Descargar ${folio}` }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos traer el recibo');
    await expect.element(page.getByRole('button', { name: `Descargar ${folio}` })).toBeEnabled();
  });

  it('has no receipt before it is paid', async () => {
    await signIn();
    const { orderId } = await anOrder('pending');
    await openConsole(`/orders/${orderId}/show`);
    await expect.element(page.getByText('El recibo se emite solo, en cuanto el pago se aprueba.')).toBeVisible();
    expect(page.getByRole('button', { name: /Descargar/ }).elements()).toEqual([]);
  });
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  const { name } = await anOrder();
  await openConsole(narrowed('orders', { q: name }), { language });
  const first = page.getByRole('link', { name });
  await expect.element(first).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(width === 320 ? 0 : 1);
  expect(await screenViolations()).toEqual([]);
  await first.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(await screenViolations()).toEqual([]);
});
