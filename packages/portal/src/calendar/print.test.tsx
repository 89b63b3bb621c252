import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { beginCalendar, entry } from '../testing/calendar.ts';

test('a month on the screen is a month on paper', async () => {
  const { open } = beginCalendar('maestro', [entry]);
  await page.viewport(1280, 900);
  await open('/apps/eventscalendar');
  await expect.element(page.getByRole('button', { name: /Escuela: .*Feria del libro/ })).toBeVisible();
  const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { media: value });
  onTestFinished(async () => void (await media('')));
  await media('print');
  // US Letter, portrait.
  await page.viewport(740, 960);
  expect(matchMedia('print').matches).toBe(true);
  await expect.element(page.getByRole('columnheader').first()).toBeVisible();
  await expect.element(page.getByText('Feria del libro')).toBeVisible();
});
