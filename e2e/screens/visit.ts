import { expect, type Page, type Request } from '@playwright/test';

import type { Look } from '../../scripts/screenRoutes.ts';
import { addresses } from '../addresses.ts';
import { demo, openWith, type Session, sessionOf } from '../personas/member.ts';

/** Sessions of accounts that have looked at something, and the addresses that links of their screens led to. */
const sessions = new Map<string, Session>();
const linked = new Map<string | null, Set<string>>();

/** Addresses of a screen: what stands for a parameter is anything without a slash. */
const addressesOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** The address of a screen with parameters: one that a link led to, by an id rather than a word, or else of a row that there is not. */
function addressOf({ path, as, address }: Look): string {
  const found = [...(linked.get(as) ?? [])].filter((link) => addressesOf(path).test(link));
  return (
    address ??
    found.find((link) => /\d/.test(link)) ??
    found[0] ??
    path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')
  );
}

/** Waits until the screen has what it shows: its page, its data, and nothing that stands for them. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The session of an account, which signs in once. */
export async function sessionFor(page: Page, username: string): Promise<Session> {
  const session = sessions.get(username) ?? (await sessionOf(page.request, demo(username)));
  sessions.set(username, session);
  return session;
}

/** Notes where the links of a screen lead that its account has open. */
async function noteLinks(page: Page, as: string | null): Promise<void> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all.flatMap((link) => (link instanceof HTMLAnchorElement ? [{ origin: link.origin, path: link.pathname }] : [])),
    );
  const known = linked.get(as) ?? new Set<string>();
  for (const { origin, path } of links) if (origin === addresses().product) known.add(path);
  linked.set(as, known);
}

/** For so long nothing is asked for by a screen that has what it shows. */
const QUIET_MS = 250;

/** How long a screen may take on a machine that does much else. */
const PATIENCE_MS = 30_000;

/** What screens ask for: their code and their data. */
const asked = new Set(['script', 'fetch', 'xhr', 'document']);

/** Goes from screen to screen of one account as its links do, without loading the page again. */
export class Tour {
  readonly #page: Page;
  readonly #as: string | null;
  readonly #waiting = new Set<Request>();
  #quietSince = Date.now();

  constructor(page: Page, as: string | null) {
    this.#page = page;
    this.#as = as;
    page.on('request', (request) => {
      if (asked.has(request.resourceType())) this.#waiting.add(request);
    });
    const over = (request: Request): void => {
      if (this.#waiting.delete(request)) this.#quietSince = Date.now();
    };
    page.on('requestfinished', over);
    page.on('requestfailed', over);
  }

  async go(look: Look): Promise<void> {
    const address = addressOf(look);
    if (await this.#isWithin(look.app)) {
      await this.#page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    } else if (this.#as === null) await this.#page.goto(address);
    else await openWith(this.#page, await sessionFor(this.#page, this.#as), address);
    do {
      this.#quietSince = Date.now();
      const isQuiet = () => this.#waiting.size === 0 && Date.now() - this.#quietSince > QUIET_MS;
      await expect.poll(isQuiet, { intervals: [50], timeout: PATIENCE_MS }).toBe(true);
      // On a busy machine the page may not have begun to draw, or to ask; it may also be on its way to another site.
      await this.#page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))).catch(() => undefined);
    } while (this.#waiting.size > 0);
    await expect(this.#page.locator('h1, h2').first()).toBeVisible({ timeout: PATIENCE_MS });
    await expect(this.#page.getByRole('status', { name: 'Cargando…' })).toHaveCount(0, { timeout: PATIENCE_MS });
    await noteLinks(this.#page, this.#as);
  }

  /** Whether the page is of that part of the product; screens lead elsewhere, and one of them ends the session. */
  async #isWithin(app: Look['app']): Promise<boolean> {
    const { origin, pathname } = new URL(this.#page.url(), 'http://nowhere');
    if (origin !== addresses().product || pathname === '/readyz') return false;
    if (pathname.startsWith('/admin') !== (app === 'console')) return false;
    if (this.#as === null) return true;
    const isSignedIn = await this.#page.evaluate(() => localStorage.getItem('jwt_access_token') !== null);
    if (!isSignedIn) sessions.delete(this.#as);
    return isSignedIn;
  }
}
