import { listSessions } from '@lia/sdk/accounts/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { chooseUsage, getUsageConsent, trackActivity } from '@lia/sdk/usage/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

const section = page.getByRole('region', { name: 'Datos de uso' });
const toggle = section.getByRole('switch', { name: 'Contar las pantallas que abro' });

test('a member switches the counting of screens on and off, and a failure leaves it as it was', async () => {
  const { open, api, remember, violations } = createTestContext();
  remember(signedIn('maestro'));
  api.answer(listSessions, { data: [] });
  api.answer(getUsageConsent, { data: { agreed_at: null } });
  await open('/apps/changePassword');
  await expect.element(toggle).not.toBeChecked();
  expect(await violations()).toEqual([]);

  api.refuse(chooseUsage, 503, 'SERVICE_UNAVAILABLE');
  await toggle.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(toggle).not.toBeChecked();

  api.answer(chooseUsage, { data: { agreed_at: '2026-11-24T16:00:00.000Z' } });
  await toggle.click();
  await expect.element(section).toHaveTextContent('Activado desde el mar 24 nov 2026');
  await expect.element(toggle).toBeChecked();
  expect(api.arrived(chooseUsage).map(({ body }) => body)).toEqual([{ agrees: true }, { agrees: true }]);
});

test('screens are counted by their address without values, of who agreed alone', async () => {
  const { open, api, remember } = createTestContext();
  const teacher = signedIn('maestro');
  remember({ ...teacher, user: { ...teacher.user, usage: true } });
  api.answer(trackActivity, { recorded: true });
  await open('/apps/grupo/0b5c8a51-7d0c-4a52-9a0e-3c1f0a9d2e11');
  await expect.poll(() => api.arrived(trackActivity).map(({ body }) => body)).toEqual([{ screen: '/apps/grupo/:id' }]);
});

test('nothing is sent of who did not agree', async () => {
  const { open, api, remember } = createTestContext();
  remember(signedIn('maestro'));
  api.answer(listGroups, []);
  await open('/apps/grupos/all');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(api.arrived(trackActivity)).toEqual([]);
});
