import { chromium } from 'playwright';

import { findChromium } from '../../testing/chromium.ts';
import { median } from './median.ts';
import { type PageTiming, SLOW_MOBILE, timePage } from './pageTiming.ts';
import type { Product } from './product.ts';

/** First screens of the portal for visitors, up to their first field. */
const SCREENS = ['/login', '/forgotPassword'];

export interface ScreenResult extends PageTiming {
  screen: string;
}

/** First screens of the portal on a phone, with a cold cache, CPU ×4 and a slow mobile connection: medians. */
export async function timeFirstScreens({ origin }: Product, runs: number): Promise<ScreenResult[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const results: ScreenResult[] = [];
    for (const screen of SCREENS) {
      const timings: PageTiming[] = [];
      for (let run = 0; run < runs; run += 1)
        timings.push(await timePage(browser, `${origin}${screen}`, 'field', SLOW_MOBILE));
      const of = (part: keyof PageTiming) => median(timings.map((timing) => timing[part]));
      results.push({
        screen,
        painted: of('painted'),
        usable: of('usable'),
        blocking: of('blocking'),
        shift: of('shift'),
        scriptAndStyleBytes: of('scriptAndStyleBytes'),
        requests: of('requests'),
      });
    }
    return results;
  } finally {
    await browser.close();
  }
}
