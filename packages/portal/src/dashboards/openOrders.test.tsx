import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openOrder } from '../testing/membership.ts';
import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

test('a payment that is in process is waited for at home, and is not to be paid again', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listChildren, { data: [] });
  api.answer(listOpenOrders, { data: [openOrder({ voucher: null, init_point: null })] });
  await open('/');
  const waiting = page.getByRole('region', { name: 'Pagos en proceso' });
  await expect
    .element(waiting.getByRole('listitem'))
    .toHaveTextContent('Tu pago está en proceso; te avisamos cuando se confirme.');
  await expect.element(waiting.getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByText('Te falta pagar')).not.toBeInTheDocument();
});

test('open orders that come late push nothing down: what is below is read meanwhile, and shown with them', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listChildren, { data: [] });
  const answer = api.hold(listOpenOrders, { data: [openOrder({})] });
  await open('/');
  await expect.element(page.getByRole('heading', { level: 1, name: '¡Hola, Laura!' })).toBeVisible();
  const below = page.getByRole('link', { name: 'Registrar a un hijo', includeHidden: true });
  await expect.element(below).toBeInTheDocument();
  await expect.element(below).not.toBeVisible();
  answer();
  await expect.element(page.getByRole('region', { name: 'Te falta pagar' })).toBeVisible();
  await expect.element(below).toBeVisible();
});

test('texts to accept that come late push nothing down either', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listChildren, { data: [] });
  api.answer(listOpenOrders, { data: [] });
  const texts = [{ document: 'terms', version: '2026-11-01', agreed: null }] as const;
  const answer = api.hold(listMyConsents, { data: [...texts] });
  await open('/');
  await expect.element(page.getByRole('heading', { level: 1, name: '¡Hola, Laura!' })).toBeVisible();
  const below = page.getByRole('link', { name: 'Registrar a un hijo', includeHidden: true });
  await expect.element(below).toBeInTheDocument();
  await expect.element(below).not.toBeVisible();
  answer();
  await expect.element(below).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Nos falta tu consentimiento' })).toBeVisible();
});

test('open orders that could not be read keep the home from nothing', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('padre'));
  api.answer(listChildren, { data: [] });
  api.cut(listOpenOrders);
  await open('/');
  await expect.element(page.getByRole('link', { name: 'Registrar a un hijo' })).toBeVisible();
});
