import { resumeSession } from '@lia/sdk/accounts/endpoints';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import type { Client } from '@lia/sdk/http/client';
import { sessionToken } from '@lia/sdk/session/session';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { FRESH_MS } from '../client/prefetch.ts';
import { keptLanguage } from '../i18n/language.ts';
import { firstRows } from '../lists/first.ts';
import { createDataProvider } from '../resources/dataProvider.ts';
import type { Resource } from '../resources/definition.ts';
import { IDENTITY, identityOf } from './authProvider.ts';
import { isKnownClosed, keepOpenResources } from './openResources.ts';
import { loadResource, mayOpen } from './resources.ts';
import { store } from './store.ts';

/** What the first screen shows, by when it is drawn at the latest: without all of its answers, it shows that they are awaited. */
const PATIENCE_MS = 300;

/** Waits for what the first screen shows, but not for long. */
export const awaitFirstScreen = (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/**
 * Asks for what the first screen of who is signed in shows, before it is drawn: who they are, its resource, and the rows of a list. What
 * is there when it is drawn stands in the cache of its queries, so that it is drawn once, with its rows. An answer that comes later is
 * given to the query that asks for the same (client/prefetch.ts), which also states what failed.
 */
export async function askForFirstScreen(
  client: Client,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queryClient: QueryClient,
): Promise<void> {
  const access_token = sessionToken();
  if (!access_token) return;
  const [, , name = '', below = ''] = pathname.split('/');
  const asksRows = below === '' && !isKnownClosed(name);
  const given: Given = (key, data) => {
    // A query that asked for itself meanwhile has a later answer.
    if (queryClient.getQueryData(key) === undefined)
      queryClient.setQueryData(key, data, { updatedAt: Date.now() + FRESH_MS });
  };
  await Promise.allSettled([
    client.call(resumeSession, { body: { access_token } }).then(({ user }) => giveUser(given, user, name)),
    loadResource(name).then((resource) => (asksRows ? giveRows(given, client, resource, search) : undefined)),
  ]);
}

/** Writes what a query would ask for. It counts as new for a while, so it is not asked for again as soon as it is shown. */
type Given = (key: QueryKey, data: unknown) => void;

/** react-admin's questions about who is signed in. */
function giveUser(given: Given, user: SessionUser, resource: string): void {
  keepOpenResources(user);
  given(['auth', 'checkAuth', {}], true);
  given(IDENTITY, identityOf(user));
  given(['auth', 'getPermissions', {}], user);
  for (const more of [{}, { enabled: true }])
    given(['auth', 'canAccess', { resource, action: 'list', ...more }], mayOpen(resource, user));
}

/** The rows of a list, as its query keeps them. */
async function giveRows(given: Given, client: Client, resource: Resource, search: string): Promise<void> {
  const rows = firstRows(resource, search, store);
  const answer = await createDataProvider(client, loadResource, keptLanguage).getList(resource.name, rows);
  const { page } = rows.pagination;
  given([resource.name, 'getInfiniteList', rows], { pages: [{ ...answer, pageParam: page }], pageParams: [page] });
}
