import { login } from '@lia/sdk/accounts/endpoints';
import { addDays } from '@lia/sdk/calendar/days';
import { createCalendarEvent, makeFeed } from '@lia/sdk/calendar/endpoints';
import { dayOf } from '@lia/sdk/calendar/instants';
import { feedKinds } from '@lia/sdk/calendar/rules';
import { type Client, createClient } from '@lia/sdk/http/client';
import { chromium, type Page } from 'playwright';

import { findChromium } from '../../testing/chromium.ts';
import { untilIdle } from './imports.ts';
import { median } from './median.ts';
import { ADMIN, type Product } from './product.ts';

/** One figure of the calendar, in milliseconds. */
export interface CalendarResult {
  what: string;
  median: number;
  worst: number;
}

const CPU_SLOWDOWN = 4;
const FEED_EVENTS = 1000;
const MONTH_EVENTS = 500;
/** Every tenth event of the feed is a series. */
const SERIES = 10;

const once = { all_day: false, recurrence: null } as const;
const weekly = { frequency: 'weekly', interval: 1, month_day: 'number', count: null, until: null } as const;

async function signIn(origin: string, username: string) {
  const baseUrl = `${origin}/api/api`;
  const body = { username, password: ADMIN.password };
  const session = await createClient({ baseUrl }).call(login, { body });
  return { session, client: createClient({ baseUrl, token: () => session.access_token }) };
}

/** Writes events of a person, on days of a month and hours of its days. */
async function write(client: Client, month: string, count: number, series = 0): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const day = addDays(`${month}-01`, n % 28);
    const hour = String(7 + (n % 12)).padStart(2, '0');
    const weekdays = [(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const)[new Date(day).getUTCDay()] ?? 'MO'];
    const recurrence = series > 0 && n % series === 0 ? { ...weekly, weekdays } : null;
    const body = { calendar: 'personal', title: `Evento ${n}`, starts: `${day}T${hour}:00`, ends: `${day}T${hour}:30` };
    await client.call(createCalendarEvent, { body: { ...once, ...body, recurrence } });
  }
}

const monthAfter = (month: string, count: number): string =>
  count === 0 ? month : monthAfter(addDays(`${month}-28`, 7).slice(0, 7), count - 1);

/** A feed of 1,000 events, and going to a month with 500 of them and back, CPU ×4. */
export async function timeCalendar({ origin }: Product, runs: number): Promise<CalendarResult[]> {
  const present = dayOf(new Date().toISOString()).slice(0, 7);
  const reader = await signIn(origin, 'padre');
  await write(reader.client, monthAfter(present, 1), FEED_EVENTS, SERIES);
  const { data } = await reader.client.call(makeFeed, { body: { kinds: [...feedKinds], names: false } });
  const admin = await signIn(origin, ADMIN.username);
  await untilIdle(admin.client);
  const feed: number[] = [];
  for (let run = 0; run < runs * 3; run += 1) {
    const start = performance.now();
    const text = await (await fetch(data.address)).text();
    feed.push(performance.now() - start);
    if (text.split('BEGIN:VEVENT').length <= FEED_EVENTS) throw new Error('The feed is not whole');
  }
  const teacher = await signIn(origin, 'maestro');
  await write(teacher.client, monthAfter(present, 1), MONTH_EVENTS);
  const changes = await timeMonths(origin, teacher.session, runs);
  return [
    { what: `a feed of ${FEED_EVENTS} events`, ...figures(feed) },
    { what: `to a month of ${MONTH_EVENTS} events that was read`, ...figures(changes) },
  ];
}

const figures = (times: readonly number[]) => ({ median: median(times), worst: Math.max(...times) });

type SignedIn = Awaited<ReturnType<typeof signIn>>['session'];

async function timeMonths(origin: string, { access_token, expires_at }: SignedIn, runs: number): Promise<number[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // The TypeScript runner names inner functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.goto(`${origin}/readyz`);
    const kept = JSON.stringify({ token: access_token, expiresAt: Date.parse(expires_at) });
    await page.evaluate((session) => localStorage.setItem('jwt_access_token', session), kept);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${origin}/apps/eventscalendar/?ver=mes`, { waitUntil: 'networkidle' });
    // Once there and back, so that both months were read.
    await press(page, 'Mes siguiente', true);
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await press(page, 'Mes anterior', false);
      times.push(await press(page, 'Mes siguiente', true));
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Presses a button, and waits until the month is painted; of the full one with its events. */
async function press(page: Page, name: string, isFull: boolean): Promise<number> {
  // Watched before it is pressed, as between pages (portalNavigation.ts).
  const watched = await page.evaluateHandle((full) => {
    const shown = new Promise<number>((resolve) => {
      let pressed = 0;
      addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const look = (): void => {
        const events = [...document.querySelectorAll('.grid-entry-title')].filter(({ textContent }) =>
          /Evento \d+$/.test(textContent ?? ''),
        );
        if (pressed > 0 && events.length > 60 === full) setTimeout(() => resolve(performance.now() - pressed));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return { shown };
  }, isFull);
  await page.getByRole('button', { name }).click();
  return watched.evaluate(({ shown }) => shown);
}
