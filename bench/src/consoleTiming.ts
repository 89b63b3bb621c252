import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { type Browser, chromium } from 'playwright';

import { findChromium } from '../../testing/chromium.ts';
import { median } from './median.ts';
import { ADMIN, type Product } from './product.ts';

/** A visit to the list of users, in ms since navigation. */
interface Visit {
  /** When its first row stood on the screen. */
  painted: number;
  /** How long scripts ran until then. */
  scripts: number;
}

export interface ConsoleResult extends Visit {
  visit: string;
}

const CPU_SLOWDOWN = 4;
const RUNS = 7;

/** The list of users in the console, signed in, on a computer and on a phone, with a cold and a warm cache: medians. */
export async function timeConsole({ origin }: Product): Promise<ConsoleResult[]> {
  const { access_token, expires_at } = await createClient({ baseUrl: `${origin}/api/api` }).call(login, {
    body: ADMIN,
  });
  const kept = JSON.stringify({ token: access_token, expiresAt: Date.parse(expires_at) });
  const browser = await chromium.launch(await findChromium());
  const results: ConsoleResult[] = [];
  try {
    for (const [device, width, height] of [
      ['computer', 1280, 800],
      ['phone', 360, 740],
    ] as const) {
      const visits: Visit[][] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        const twice = await visitTwice(browser, { origin, kept, width, height });
        for (const [index, visit] of twice.entries()) visits[index]?.push(visit);
      }
      for (const [index, cache] of ['cold', 'warm'].entries()) {
        const of = (part: keyof Visit) => median((visits[index] ?? []).map((visit) => visit[part]));
        results.push({ visit: `${device}, ${cache} cache`, painted: of('painted'), scripts: of('scripts') });
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}

interface Visited {
  origin: string;
  kept: string;
  width: number;
  height: number;
}

async function visitTwice(browser: Browser, { origin, kept, width, height }: Visited) {
  const context = await browser.newContext({ viewport: { width, height } });
  try {
    const page = await context.newPage();
    // The TypeScript runner names inner functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.goto(`${origin}/readyz`);
    await page.evaluate((session) => localStorage.setItem('jwt_access_token', session), kept);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const visits: Visit[] = [];
    for (const _ of [1, 2]) {
      await page.goto(`${origin}/admin/users`, { waitUntil: 'commit' });
      const painted = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = (): void => {
              const row = document.querySelector('tbody tr[class*="MuiTableRow"], main li a[href*="/users/"]');
              if (
                row &&
                /\S/.test(row.textContent) &&
                row.getBoundingClientRect().height > 0 &&
                !row.closest('[aria-busy]')
              )
                setTimeout(() => resolve(performance.now()));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          }),
      );
      const { metrics } = await cdp.send('Performance.getMetrics');
      visits.push({ painted, scripts: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000 });
    }
    return visits;
  } finally {
    await context.close();
  }
}
