import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { anOrder, fact, narrowed } from '../testing/orders.ts';
import { openConsole, signIn } from '../testing/context.tsx';

it('shows what a provider reported, as it came, and acts on it once more', async () => {
  await signIn();
  const { paymentId, orderId } = await anOrder();
  await openConsole(narrowed('provider-events', { q: paymentId }));
  const row = page.getByRole('row', { name: paymentId });
  await expect.element(row).toHaveTextContent('Procesado');
  await expect.element(row).toHaveTextContent('Pruebas');
  await expect.element(row).toHaveTextContent('Pago');
  await expect.element(page.getByRole('button', { name: 'Procesado 1' })).toBeVisible();
  await row.getByRole('link').first().click();

  await expect.element(page.getByRole('region', { name: 'Contenido, tal como llegó' })).toHaveTextContent(paymentId);
  expect(fact('Pago')).toBe(paymentId);
  expect(fact('Pedido')).toBe(orderId);
  expect(fact('Suscripción')).toBe('Sin dato');
  const replay = page.getByRole('button', { name: 'Volver a procesar' });
  await replay.click();
  await expect.element(page.getByText('El aviso se volvió a procesar. Estado: Procesado.')).toBeVisible();
  await expect.element(replay).toBeEnabled();

  await page.getByRole('link', { name: orderId }).click();
  await expect.element(page.getByRole('heading', { name: /Pedido de/ })).toBeVisible();
});

it('shows when a provider event could not be processed', async () => {
  await signIn();
  const { paymentId } = await anOrder();
  await openConsole(narrowed('provider-events', { q: paymentId }), {
    fetch: (url, init) =>
      url.endsWith('/replay')
        ? Promise.resolve(Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 }))
        : fetch(url, init),
  });
  await page.getByRole('row', { name: paymentId }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Volver a procesar' }).click();
  await expect.element(page.getByText('Ocupado')).toBeVisible();
});

it('explains the empty list', async () => {
  await signIn();
  await openConsole('/provider-events', {
    fetch: (url, init) =>
      url.includes('/payments/events')
        ? Promise.resolve(Response.json([], { headers: { 'Content-Range': 'items */0' } }))
        : fetch(url, init),
  });
  await expect
    .element(page.getByText('Lo que avisen los proveedores de pago aparecerá aquí, tal como llegó.'))
    .toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  const { paymentId } = await anOrder();
  await openConsole(narrowed('provider-events', { q: paymentId }), { language });
  const chip = page.getByText(language === 'es' ? 'Procesado' : 'Processed').last();
  await expect.element(chip).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('main').getByRole('link').first().click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/payment|pago/i);
  expect(await screenViolations()).toEqual([]);
});
