import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { type Browser, chromium, type Page } from 'playwright';

import { findChromium } from '../../testing/chromium.ts';
import { untilIdle } from './imports.ts';
import { median } from './median.ts';
import { SLOW_MOBILE } from './pageTiming.ts';
import { ADMIN, type Product } from './product.ts';

/** Links of a member's screens, pointed at and then pressed: ms from the press until the page stands with its data. */
export interface NavigationResult {
  who: string;
  /** By how much the processor is slowed down. */
  cpu: number;
  network: string;
  /** Visited for the first time since the portal was opened, or again. */
  visit: 'first' | 'again';
  median: number;
  worst: number;
  /** Which page took longest. */
  slowest: string;
}

/** A computer, and a phone. */
const CPU_SLOWDOWNS = [1, 4];
/** How long people point at a link before they press it. */
const POINTING_MS = 200;
/** How long they look at their home before they go on. */
const LOOKING_MS = 5000;

/** Their home, and screens that one link after the other leads to. */
const MEMBERS = [
  {
    who: 'padre',
    home: '/apps/dashboardpadres',
    links: ['/apps/cursos', '/apps/dashboardpadres', '/apps/suscription/', '/apps/dashboardpadres'],
  },
  {
    who: 'maestro',
    home: '/apps/dashboardmaestros/',
    links: [
      '/apps/grupos/all',
      '/apps/cursos',
      '/apps/dashboardmaestros/',
      '/apps/membership',
      '/apps/dashboardmaestros/',
    ],
  },
] as const;

const NETWORKS = [
  ['–', null],
  ['1.6 Mbit/s, 150 ms', SLOW_MOBILE],
] as const;

/** Each member on each processor and network. */
const settings = () =>
  MEMBERS.flatMap((member) =>
    CPU_SLOWDOWNS.flatMap((cpu) => NETWORKS.map(([network, conditions]) => ({ ...member, cpu, network, conditions }))),
  );

/** From page to page of the portal, in a window of a computer. */
export async function timeNavigations({ origin }: Product, runs: number): Promise<NavigationResult[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const { access_token } = await createClient({ baseUrl: `${origin}/api/api` }).call(login, { body: ADMIN });
    await untilIdle(createClient({ baseUrl: `${origin}/api/api`, token: () => access_token }));
    const results: NavigationResult[] = [];
    for (const { who, home, links, cpu, network, conditions } of settings()) {
      const visits = { first: new Map<string, number[]>(), again: new Map<string, number[]>() };
      for (let run = 0; run < runs; run += 1) {
        const page = await open(browser, { origin, who, home, cpu });
        if (conditions) {
          const cdp = await page.context().newCDPSession(page);
          await cdp.send('Network.enable');
          await cdp.send('Network.emulateNetworkConditions', { ...conditions });
        }
        for (const visit of ['first', 'again'] as const)
          for (const link of links) {
            const times = visits[visit].get(link) ?? [];
            visits[visit].set(link, [...times, await follow(page, link)]);
          }
        await page.context().close();
      }
      for (const visit of ['first', 'again'] as const) {
        const medians = [...visits[visit]].map(([link, times]) => ({ link, time: median(times) }));
        const slowest = medians.toSorted((a, b) => b.time - a.time)[0] ?? { link: '–', time: 0 };
        results.push({
          who,
          cpu,
          network,
          visit,
          median: median(medians.map(({ time }) => time)),
          worst: slowest.time,
          slowest: slowest.link,
        });
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}

interface Opened extends Pick<NavigationResult, 'who' | 'cpu'> {
  origin: string;
  home: string;
}

async function open(browser: Browser, { origin, who, home, cpu }: Opened): Promise<Page> {
  const { access_token, expires_at } = await createClient({ baseUrl: `${origin}/api/api` }).call(login, {
    body: { username: who, password: ADMIN.password },
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  // The TypeScript runner names inner functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.goto(`${origin}/readyz`);
  const kept = JSON.stringify({ token: access_token, expiresAt: Date.parse(expires_at) });
  await page.evaluate((session) => localStorage.setItem('jwt_access_token', session), kept);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(`${origin}${home}`, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(LOOKING_MS);
  return page;
}

/** Points at a link, presses it, and waits until its page is painted without anything that stands for data. */
async function follow(page: Page, path: string): Promise<number> {
  await page.locator(`a[href="${path}"]:visible`).first().hover();
  await page.waitForTimeout(POINTING_MS);
  // Watched before it is pressed: on a slow processor the press would come first, and the time be that since the page was opened.
  const watched = await page.evaluateHandle((to) => {
    // The page that is left stays until the next one is ready.
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    const shown = new Promise<number>((resolve) => {
      let pressed = 0;
      addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const look = (): void => {
        const isThere = location.pathname === to && document.querySelector('main h1:not([data-left])');
        if (isThere && !document.querySelector('main output[aria-label], main .MuiSkeleton-root'))
          setTimeout(() => resolve(performance.now() - pressed));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // A promise by itself would be waited for.
    return { shown };
  }, path);
  await page.mouse.down();
  await page.mouse.up();
  const time = await watched.evaluate(({ shown }) => shown);
  await page.mouse.move(900, 700);
  await page.waitForLoadState('networkidle');
  return time;
}
