import { updateCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { beginCalendar, entry, found, honours, month, series, today } from '../testing/calendar.ts';

/** A finger on the window that the test is shown in. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Element): Promise<void> {
  const frame = found(window.frameElement).getBoundingClientRect();
  const box = at?.getBoundingClientRect();
  const scale = frame.width / innerWidth;
  const points = box ? [{ x: frame.x + (box.x + 12) * scale, y: frame.y + (box.y + 12) * scale }] : [];
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points });
}

test('on a touch screen an event is held and dragged to another day, with a way back', async () => {
  const { api, open } = beginCalendar('admin_escuela', [honours, entry]);
  await page.viewport(390, 800);
  await open('/apps/eventscalendar?ver=mes');
  const other = today.endsWith('-15') ? `${month}-16` : `${month}-15`;
  const dayOn = (date: string): Element => found(document.querySelector(`.month [data-date="${date}"]`));
  const event = page.getByRole('button', { name: /Escuela: .*Honores/ });
  await expect.element(event).toBeVisible();
  event.element().scrollIntoView({ block: 'center' });
  api.answer(updateCalendarEvent, { message: 'Guardamos los cambios del evento', data: series });

  await touch('touchStart', event.element());
  await expect.element(event).toHaveAttribute('data-held');
  await touch('touchMove', dayOn(other));
  await expect.element(page.elementLocator(dayOn(other))).toHaveAttribute('data-over', 'true');
  await touch('touchEnd');
  await expect.poll(() => api.arrived(updateCalendarEvent)).toHaveLength(1);
  expect(api.arrived(updateCalendarEvent)[0]?.body).toMatchObject({ scope: 'this', starts: `${other}T08:00` });
  expect(dayOn(other).contains(event.element())).toBe(true);
  await expect.element(event).not.toHaveAttribute('data-held');
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();

  // What is of someone else stays where it is.
  const fair = page.getByRole('button', { name: /Feria del libro/ });
  await touch('touchStart', fair.element());
  await touch('touchMove', dayOn(other));
  await touch('touchEnd');
  expect(dayOn(today).contains(fair.element())).toBe(true);
});
