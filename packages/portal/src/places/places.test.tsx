import { getMyContact } from '@lia/sdk/accounts/endpoints';
import { formatDay } from '@lia/sdk/calendar/days';
import { listMyPlaces } from '@lia/sdk/places/endpoints';
import type { MyPlaces } from '@lia/sdk/places/records';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const gift = (change: Partial<MyPlaces['data'][number]>): MyPlaces['data'][number] => ({
  order: 'one',
  title: 'Membresía para 6 niños',
  places: 6,
  months: 12,
  school: 'Primaria Ñandú',
  used: 6,
  until: '2027-11-20T18:00:00.000Z',
  ended: false,
  ...change,
});

test('a giver sees the places of their gifts, and no small number of who uses them', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.refuse(listMyPlaces, 503, 'SERVICE_UNAVAILABLE');
  context.api.refuse(getMyContact, 503, 'SERVICE_UNAVAILABLE');
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await context.open('/apps/lugares');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus lugares' })).toBeVisible();
  context.api.answer(listMyPlaces, {
    data: [
      gift({}),
      gift({ order: 'two', used: null }),
      gift({ order: 'three', used: 0 }),
      gift({ order: 'four', places: 1, school: null, used: 0, until: null }),
      gift({ order: 'five', until: '2025-11-20T18:00:00.000Z', ended: true }),
    ],
  });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.element(cards.nth(0)).toHaveTextContent(/6 lugares por 12 meses.*Primaria Ñandú.*6 en uso/);
  await expect.element(cards.nth(0)).toHaveTextContent(formatDay('2027-11-20'));
  await expect.element(cards.nth(1)).toHaveTextContent(/Ya hay estudiantes que los usan.*menos de 5/);
  await expect.element(cards.nth(2)).toHaveTextContent('Todavía nadie los usa');
  await expect.element(cards.nth(3)).toHaveTextContent(/1 lugar por 12 meses.*Pronto los daremos a una escuela/);
  const ended = `Los tuvo Primaria Ñandú, hasta el ${formatDay('2025-11-20')}.`;
  await expect.element(cards.nth(4)).toHaveTextContent(ended);
  await expect.element(cards.nth(4)).not.toHaveTextContent('en uso');
  expect(await context.violations()).toEqual([]);
});

test('who gave none is led to the gifts, which show no way back', async () => {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listMyPlaces, { data: [] });
  context.api.refuse(getMyContact, 503, 'SERVICE_UNAVAILABLE');
  await context.open('/apps/lugares');
  await page.getByRole('link', { name: 'Quiero apoyar' }).last().click();
  await expect.poll(context.at).toBe('/apps/donar');
  await expect.element(page.getByRole('link', { name: 'Ver mis lugares' })).not.toBeInTheDocument();
});

test('a giver finds the places of their gifts where they give', async () => {
  const giver = createTestContext();
  giver.remember(signedIn('padre'));
  giver.api.answer(listMyPlaces, { data: [gift({})] });
  giver.api.refuse(getMyContact, 503, 'SERVICE_UNAVAILABLE');
  await giver.open('/apps/patrocinar');
  await page.getByRole('link', { name: 'Ver mis lugares' }).click();
  await expect.poll(giver.at).toBe('/apps/lugares');
});
