import { restoreActivity } from '@lia/sdk/activities/endpoints';
import { restoreCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { listDeletions } from '@lia/sdk/deletions/endpoints';
import type { Deletion } from '@lia/sdk/deletions/records';
import { restoreGroup } from '@lia/sdk/groups/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { activity as restored } from '../testing/activities.ts';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const activity: Deletion = {
  kind: 'activity',
  id: 'a1',
  title: 'Los volcanes',
  group: '4° A',
  deleted_at: '2026-11-20T18:00:00.000Z',
  restorable_until: '2026-12-20T18:00:00.000Z',
};
const group: Deletion = { ...activity, kind: 'group', id: 'g1', title: '5° B', group: null };

const event: Deletion = { ...activity, kind: 'event', id: 'e1', title: 'Visita al museo' };

test('a teacher finds what they deleted and restores it', async () => {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn('maestro'));
  api.refuse(listDeletions, 503, 'SERVICE_UNAVAILABLE');
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await context.open('/apps/eliminados');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer lo eliminado' })).toBeVisible();
  api.answer(listDeletions, { data: [activity, group, event] });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/Misión · 4° A.*Los volcanes.*20 dic 2026/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Grupo.*5° B/);
  expect(await context.violations()).toEqual([]);

  api.refuse(restoreGroup, 409, 'GROUP_NAME_TAKEN');
  await page.getByRole('button', { name: 'Restaurar: 5° B' }).click();
  await expect.poll(() => api.arrived(restoreGroup)).toHaveLength(1);
  await expect.element(rows.nth(1)).toBeVisible();

  api.refuse(restoreCalendarEvent, 404, 'NOT_FOUND');
  await page.getByRole('button', { name: 'Restaurar: Visita al museo' }).click();
  await expect
    .poll(() => api.arrived(restoreCalendarEvent))
    .toMatchObject([{ path: '/calendar/events/e1/restore', body: {} }]);

  api.answer(restoreActivity, { message: 'La misión volvió', data: restored });
  api.answer(listDeletions, { data: [] });
  page.getByRole('button', { name: 'Restaurar: Los volcanes' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('La misión volvió')).toBeVisible();
  await expect.element(page.getByText('No hay nada eliminado')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Eliminados' })).toHaveFocus();
  expect(api.arrived(restoreActivity)[0]?.path).toContain('a1');
});

test('the list of what it was deleted from leads to it', async () => {
  const context = createTestContext();
  context.remember(signedIn('maestro'));
  context.api.answer(listDeletions, { data: [] });
  await context.open('/apps/avisos');
  await page.getByRole('link', { name: 'Ver lo eliminado' }).click();
  await expect.poll(context.at).toBe('/apps/eliminados');
});
