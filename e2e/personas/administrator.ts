import { type Locator, type Page, request } from '@playwright/test';

import { demo, openWith, type Session, sessionOf } from './member.ts';

/** One session of the team for all journeys of a worker. */
let session: Promise<Session> | undefined;

async function signIn(): Promise<Session> {
  const context = await request.newContext();
  try {
    return await sessionOf(context, demo('admin'));
  } finally {
    await context.dispose();
  }
}

/** Opens a page of the console as the administrator of the demo data. */
export async function openConsole(page: Page, path: string): Promise<void> {
  session ??= signIn();
  await openWith(page, await session, path);
}

/** Opens a list of the console, narrowed to what is searched for. */
export const searchConsole = (page: Page, list: string, q: string): Promise<void> =>
  openConsole(page, `/admin/${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);

/** Everything that a person ordered, paid or not, as the console lists it. */
export async function ordersOf(page: Page, email: string): Promise<Locator> {
  await searchConsole(page, 'orders', email);
  return page.locator('main a[href*="/orders/"][href$="/show"]');
}

/** The value of a record of the console under a label. */
export const factOf = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd');
