import { resumeSession } from '@lia/sdk/accounts/endpoints';
import type { Client } from '@lia/sdk/http/client';
import { sessionToken } from '@lia/sdk/session/session';

import { keptLanguage } from '../i18n/language.ts';
import { firstRows } from '../lists/first.ts';
import { createDataProvider } from '../resources/dataProvider.ts';
import { loadResource } from './resources.ts';
import { store } from './store.ts';

/**
 * Asks for what the first screen of who is signed in shows, before it is drawn: who they are, its resource, and the rows of a list. The
 * screen asks for the same, is given these answers by what sent them (client/ahead.ts), and says what failed.
 */
export function askForFirstScreen(client: Client, address: Pick<Location, 'pathname' | 'search'>): void {
  const access_token = sessionToken();
  if (!access_token) return;
  client.call(resumeSession, { body: { access_token } }).catch(() => undefined);
  askForResource(client, address).catch(() => undefined);
}

async function askForResource(client: Client, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [, , name = '', below = ''] = pathname.split('/');
  const resource = await loadResource(name);
  if (below === '')
    await createDataProvider(client, loadResource, keptLanguage).getList(name, firstRows(resource, search, store));
}
