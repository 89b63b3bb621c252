import type { Browser } from 'playwright';

/** What a visitor with a cheap phone meets; times in ms since navigation, `bytes` as they came over the wire. */
export interface PageTiming {
  painted: number;
  /** First field visible, focusable and keeping what is typed. */
  typeable: number;
  /** Main-thread time beyond 50 ms per task, until typeable and two quiet seconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  scriptAndStyleBytes: number;
  requests: number;
}

// DevTools' «Slow 4G».
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
const QUIET_MS = 2000;

declare global {
  interface Window {
    liaTiming: { painted: number; typeable: number; blocking: number; shift: number };
  }
}

/** Runs in the page before its own scripts: watches for the first field, through shadow roots and same-origin frames. */
function watch(): void {
  window.liaTiming = { painted: 0, typeable: 0, blocking: 0, shift: 0 };
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
  const isField = (element: Element): boolean => {
    if (element.localName !== 'input' || element.hasAttribute('disabled')) return false;
    const type = element.getAttribute('type') ?? 'text';
    const { width, height } = element.getBoundingClientRect();
    return !['radio', 'checkbox', 'file', 'hidden'].includes(type) && width > 20 && height > 10;
  };
  const find = (root: Document | ShadowRoot): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (isField(element)) return element;
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
    window.liaTiming.typeable = performance.now();
  };
  requestAnimationFrame(poll);
}

/** Opens a page once with a cold cache, CPU ×4 and slow 4G. */
export async function timePage(browser: Browser, address: string, hasField: boolean): Promise<PageTiming> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    // The TypeScript runner names inner functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(watch);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
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
    if (hasField) await page.waitForFunction(() => window.liaTiming.typeable > 0, undefined, { timeout: 60_000 });
    // A measurement, not a test: the page is watched a while longer for work that comes late.
    await page.waitForTimeout(QUIET_MS);
    const timing = await page.evaluate(() => window.liaTiming);
    return { ...timing, scriptAndStyleBytes: bytes, requests };
  } finally {
    await context.close();
  }
}
