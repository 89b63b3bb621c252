import type { Browser } from 'playwright';

import type { Awaited } from './snippets.ts';

/** What a visitor with a cheap phone meets; times in ms since navigation, `bytes` as they came over the network. */
export interface PageTiming {
  painted: number;
  /** First field visible, focusable and keeping what is typed; in elements without fields, the first control. */
  usable: number;
  /** Main-thread time beyond 50 ms per task, until usable and two quiet seconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  scriptAndStyleBytes: number;
  requests: number;
}

/** A connection as DevTools emulates it: latency in ms, bytes per second. */
interface Network {
  offline: boolean;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

// DevTools' «Slow 4G».
const SLOW_4G: Network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** A slow mobile connection: 1.6 Mbit/s down, 0.75 up, 150 ms. */
export const SLOW_MOBILE: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 2000;

declare global {
  interface Window {
    liaTiming: { painted: number; usable: number; blocking: number; shift: number };
  }
}

/** Runs in the page before its own scripts: watches for what is awaited, through shadow roots and same-origin frames. */
function watch(awaited: Awaited | null): void {
  window.liaTiming = { painted: 0, usable: 0, blocking: 0, shift: 0 };
  if (window !== window.top) return;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.liaTiming.painted = entry.startTime;
  });
  observe('longtask', (entry) => {
    window.liaTiming.blocking += Math.max(0, entry.duration - 50);
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') window.liaTiming.shift += entry.value;
  });

  // By name and not by class: a field in a frame is of that frame's own classes.
  const unlike = ['radio', 'checkbox', 'file', 'hidden'];
  const isAwaited = (element: Element): boolean => {
    const names = awaited === 'field' ? ['input'] : ['input', 'button', 'a'];
    if (!names.includes(element.localName) || element.hasAttribute('disabled')) return false;
    // The host's own links do not count, nor does the one inside our element that stands for it.
    if (awaited === 'control') return element.getRootNode() !== document && element.getBoundingClientRect().width > 0;
    const { width, height } = element.getBoundingClientRect();
    return !unlike.includes(element.getAttribute('type') ?? 'text') && width > 20 && height > 10;
  };
  const find = (root: Document | ShadowRoot): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (isAwaited(element)) return element;
      const frame = element instanceof HTMLIFrameElement ? element.contentDocument : null;
      const inner = element.shadowRoot ?? frame;
      const found = inner && find(inner);
      if (found) return found;
    }
    return null;
  };
  const poll = () => {
    const field = find(document);
    if (!field) {
      requestAnimationFrame(poll);
      return;
    }
    if ('focus' in field && typeof field.focus === 'function') field.focus({ preventScroll: true });
    window.liaTiming.usable = performance.now();
  };
  requestAnimationFrame(poll);
}

/** Opens a page once with a cold cache, CPU ×4 and slow 4G, or another network. */
export async function timePage(
  browser: Browser,
  address: string,
  awaited: Awaited | null,
  network: Network = SLOW_4G,
): Promise<PageTiming> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    // The TypeScript runner names inner functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(watch, awaited);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { ...network });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const kinds = new Map<string, string>();
    let bytes = 0;
    let requests = 0;
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      requests += 1;
      if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    if (awaited) await page.waitForFunction(() => window.liaTiming.usable > 0, undefined, { timeout: 60_000 });
    // A measurement, not a test: the page is watched a while longer for work that comes late.
    await page.waitForTimeout(QUIET_MS);
    const timing = await page.evaluate(() => window.liaTiming);
    return { ...timing, scriptAndStyleBytes: bytes, requests };
  } finally {
    await context.close();
  }
}
