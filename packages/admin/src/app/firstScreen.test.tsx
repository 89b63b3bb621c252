import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createAhead } from '../client/ahead.ts';
import { clientOf, openConsole, signIn } from '../testing/context.tsx';
import { askForFirstScreen } from './firstScreen.ts';

/** How often the browser has asked for an address. */
const askedFor = (part: RegExp): number =>
  performance.getEntriesByType('resource').filter(({ name }) => part.test(name)).length;

it('draws the list in the address from the answers that were asked for ahead', async () => {
  await signIn();
  performance.clearResourceTimings();
  const ahead = createAhead();
  const search = '?filter=%7B%22q%22%3A%22padre%22%7D&page=1&perPage=10&sort=username&order=ASC';
  askForFirstScreen(clientOf({ fetch: ahead.ask }), { pathname: '/admin/users', search });
  await openConsole(`/users${search}`, { fetch: ahead.fetch });
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('padre');
  expect(askedFor(/\/usuarios\?.*padre/)).toBe(1);
  expect(askedFor(/\/access-token$/)).toBe(1);
});

it('gives no answer to another session, nor twice', async () => {
  const answers: string[] = [];
  const ahead = createAhead();
  const get = (token: string): RequestInit => ({ method: 'GET', headers: { Authorization: `Bearer ${token}` } });
  const url = `${location.origin}/?ahead`;
  performance.clearResourceTimings();
  await ahead.ask(url, get('one'));
  for (const token of ['another', 'one', 'one']) answers.push(await (await ahead.fetch(url, get(token))).text());
  expect(answers).toHaveLength(3);
  expect(askedFor(/\?ahead$/)).toBe(3);
});
