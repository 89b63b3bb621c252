import { getChildPoints, getMyPoints } from '@lia/sdk/points/endpoints';
import type { MyPoints } from '@lia/sdk/points/schema';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const none: MyPoints['data'] = {
  points: 0,
  streak: { current: 0, best: 0 },
  weeks: [{ week: '2026-11-23', state: 'open' }],
  badges: [],
  earned: [],
};

const some: MyPoints['data'] = {
  points: 24,
  streak: { current: 2, best: 3 },
  weeks: [
    { week: '2026-11-02', state: 'missed' },
    { week: '2026-11-09', state: 'done' },
    { week: '2026-11-16', state: 'pause' },
    { week: '2026-11-23', state: 'done' },
  ],
  badges: ['first', 'again'],
  earned: [{ homework_id: 'h', activity: 'Los volcanes', reason: 'late', points: 6, at: '2026-11-24T18:00:00.000Z' }],
};

const ERROR = 'rgb(179, 38, 30)';

/** What on the page is drawn in the colour of errors. */
const inRed = () =>
  [...document.querySelectorAll('main, main *')].filter((element) => {
    const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element);
    return [color, backgroundColor, borderTopColor, fill].includes(ERROR);
  });

test('a student sees points, streak, weeks and badges, and where each came from', async () => {
  await page.viewport(320, 700);
  const { open, api, remember, at, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.refuse(getMyPoints, 503, 'SERVICE_UNAVAILABLE');
  await open('/apps/sections/miscore');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus puntos' })).toBeVisible();
  api.answer(getMyPoints, { data: some });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByText('24 puntos')).toBeVisible();
  await expect.element(page.getByText('2 semanas seguidas')).toBeVisible();
  await expect.element(page.getByText('Tu racha más larga: 3 semanas.')).toBeVisible();
  const weeks = page.getByRole('region', { name: 'Tus semanas' }).getByRole('listitem');
  await expect.element(weeks.nth(2)).toHaveTextContent('Semana del lun 16 nov 2026: descanso');
  await expect.element(page.getByText('Lo intenté otra vez')).toBeVisible();
  expect(inRed()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: /Los volcanes/ }).click();
  await expect.poll(at).toBe('/apps/sections/mitarea/h');
  await page.viewport(1280, 800);
});

test('a student without points reads where they come from: no number, no rank, nothing red', async () => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('alumno', 'Sofía'));
  api.answer(getMyPoints, { data: none });
  await open('/apps/sections/miscore');
  await expect.element(page.getByRole('heading', { name: 'Tus puntos empiezan con tu primera tarea' })).toBeVisible();
  expect(page.getByRole('main').element().textContent).not.toMatch(/\d|lugar|racha|semana/i);
  expect(inRed()).toEqual([]);
  expect(await violations()).toEqual([]);
});

test('a parent reads the points of a child in one line, and nothing before the first one', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('padre'));
  const child = { uuid: 'c1', name: 'Sofía', last_name: 'Z', username: 'sofi.z', level: 2, grade: 3 } as const;
  api.answer(listChildren, { data: [{ ...child, avatar_path: null }] });
  api.answer(getChildPoints, { data: { points: 24, streak: { current: 2, best: 3 } } });
  await open('/');
  await expect.element(page.getByText('24 puntos · 2 semanas seguidas con entregas')).toBeVisible();
});
