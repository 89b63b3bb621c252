import type { Page } from '@playwright/test';

import type { Look } from '../../scripts/screenRoutes.ts';
import { addresses } from '../addresses.ts';
import { demo, openWith, type Session, sessionOf } from '../personas/member.ts';

/** Sessions of accounts that have looked at something, and the addresses that links of their screens led to. */
const sessions = new Map<string, Session>();
const linked = new Map<string | null, Set<string>>();

/** Addresses of a screen: what stands for a parameter is anything without a slash. */
const addressesOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** The address of a screen with parameters: one that a link led to, or else of a row that there is not. */
function addressOf({ path, as, address }: Look): string {
  const found = [...(linked.get(as) ?? [])].find((link) => addressesOf(path).test(link));
  return address ?? found ?? path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1');
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

/** Opens a screen as its account, and remembers where its links lead. */
export async function visit(page: Page, look: Look): Promise<void> {
  const address = addressOf(look);
  if (look.as === null) await page.goto(address);
  else await openWith(page, await sessionFor(page, look.as), address);
  await settle(page);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all.flatMap((link) => (link instanceof HTMLAnchorElement ? [{ origin: link.origin, path: link.pathname }] : [])),
    );
  const known = linked.get(look.as) ?? new Set<string>();
  for (const { origin, path } of links) if (origin === addresses().product) known.add(path);
  linked.set(look.as, known);
}
