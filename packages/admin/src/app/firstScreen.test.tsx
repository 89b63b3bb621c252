import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createPrefetch } from '../client/prefetch.ts';
import { clientOf, openConsole, signIn } from '../testing/context.tsx';
import { askForFirstScreen } from './firstScreen.ts';

/** How often the browser has asked for an address. */
const askedFor = (part: RegExp): number =>
  performance.getEntriesByType('resource').filter(({ name }) => part.test(name)).length;

const search = '?filter=%7B%22q%22%3A%22padre%22%7D&page=1&perPage=10&sort=username&order=ASC';
const address = { pathname: '/admin/users', search };

/** What the screen's main part has when it comes into the document. */
const firstDrawing = (): Promise<string> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (!main) return;
      observer.disconnect();
      resolve(main.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

it('draws the list in the address at once with the rows that are there, and does not ask for them again', async () => {
  await signIn();
  const queryClient = new QueryClient();
  await askForFirstScreen(clientOf(), address, queryClient);
  const asked: string[] = [];
  const drawing = firstDrawing();
  await openConsole(`/users${search}`, {
    queryClient,
    fetch: (url, init) => {
      asked.push(url);
      return fetch(url, init);
    },
  });
  const drawn = await drawing;
  expect(drawn).toContain('padre@');
  // The menu comes after the list; react-admin's own menu is not shown in its place.
  expect(drawn).not.toContain('Inicio');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('padre');
  expect(asked.filter((url) => /\/usuarios\?/.test(url))).toEqual([]);
});

it('draws frame and list once, not again for each resource that the console has', async () => {
  await signIn();
  const queryClient = new QueryClient();
  await askForFirstScreen(clientOf(), address, queryClient);
  const [[, kept] = []] = queryClient.getQueriesData<{ pages: { data: Record<string, unknown>[] }[] }>({
    queryKey: ['users', 'getInfiniteList'],
  });
  const row = kept?.pages[0]?.data[0];
  if (!row) throw new Error('no row was asked for');
  const { username } = row;
  let drawings = 0;
  Object.defineProperty(row, 'username', {
    enumerable: true,
    get: () => {
      drawings += 1;
      return username;
    },
  });
  const drawing = firstDrawing().then(() => drawings);
  await openConsole(`/users${search}`, { queryClient });
  const atFirst = await drawing;
  // What is drawn last: a view to choose, whose file is fetched after the list.
  await expect.element(page.getByRole('button', { name: 'Vistas' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Usuarios', exact: true })).toBeVisible();
  expect(atFirst).toBeGreaterThan(0);
  expect(drawings).toBe(atFirst);
});

it('gives the answers that come later to the list in the address', async () => {
  await signIn();
  performance.clearResourceTimings();
  const prefetch = createPrefetch();
  void askForFirstScreen(clientOf({ fetch: prefetch.ask }), address, new QueryClient());
  await openConsole(`/users${search}`, { fetch: prefetch.fetch });
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('padre');
  expect(askedFor(/\/usuarios\?.*padre/)).toBe(1);
  expect(askedFor(/\/access-token$/)).toBe(1);
});

it('asks for no rows that are known to be refused', async () => {
  await signIn('admin_escuela');
  await askForFirstScreen(clientOf(), address, new QueryClient());
  performance.clearResourceTimings();
  await askForFirstScreen(clientOf(), { pathname: '/admin/institutions', search: '' }, new QueryClient());
  expect(askedFor(/\/access-token$/)).toBe(1);
  expect(askedFor(/\/schools\b/)).toBe(0);
});

it('gives no answer to another session, nor twice', async () => {
  const answers: string[] = [];
  const prefetch = createPrefetch();
  const get = (token: string): RequestInit => ({ method: 'GET', headers: { Authorization: `Bearer ${token}` } });
  const url = `${location.origin}/?ahead`;
  performance.clearResourceTimings();
  await prefetch.ask(url, get('one'));
  for (const token of ['another', 'one', 'one']) answers.push(await (await prefetch.fetch(url, get(token))).text());
  expect(answers).toHaveLength(3);
  expect(askedFor(/\?ahead$/)).toBe(3);
});
