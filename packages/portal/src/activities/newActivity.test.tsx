import { listGroups } from '@lia/sdk/groups/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { beginActivities } from '../testing/activities.ts';
import { stopClock } from '../testing/clock.ts';
import { group } from '../testing/group.ts';

test('a new activity is due a week later by the clocks of the school, unless another day was typed', async () => {
  // 23:30 in Tijuana, and the next day in Mexico City.
  stopClock('2027-01-15T07:30:00Z');
  const { api, open } = beginActivities();
  // With one group alone the form begins with it.
  const other = { ...group, id: '0a0a0a0a-0000-4000-8000-000000000002', name: '4° C' };
  api.answer(listGroups, [{ ...group, zone: 'America/Tijuana' }, other]);
  await open('/apps/editarActividades/');
  const [publish, due] = [page.getByLabelText('Se publica el'), page.getByLabelText('Se entrega a más tardar el')];
  await expect.element(due).toHaveValue('2027-01-22T23:59');
  const box = page.getByRole('checkbox', { name: /4° B/ });
  await box.click();
  await expect.element(publish).toHaveValue('2027-01-14T23:30');
  await expect.element(due).toHaveValue('2027-01-21T23:59');
  await due.fill('2027-01-20T12:00');
  await box.click();
  await expect.element(publish).toHaveValue('2027-01-15T01:30');
  await expect.element(due).toHaveValue('2027-01-20T12:00');
});
