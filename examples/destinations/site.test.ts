import { createServer, type Server } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { listenOnLoopback } from '../../packages/api/src/platform/listen.ts';
import { readConfig } from '../../packages/api/src/platform/config/config.ts';
import { freePort } from '../../packages/api/src/testing/freePort.ts';
import { serveDestinations } from './site.ts';

/** LIA, as far as a destination knows it: it answers one token, and remembers what it was asked. */
async function startLia() {
  const asked: unknown[] = [];
  const arrival = { uuid: 'u-1', username: 'ana', displayName: '<b>Ana</b>', role: ['padre'], course_id: null };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { token, ...rest } = JSON.parse(body);
      asked.push({ path: request.url, token, ...rest });
      response.writeHead(token === 'good' ? 200 : 401, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(token === 'good' ? { data: arrival } : { code: 'DESTINATION_REFUSED', message: 'No' }),
      );
    });
  });
  const port = await freePort();
  await listenOnLoopback(server, port);
  closeAfter(server);
  return { asked, publicUrl: `http://localhost:${port}` };
}

const closeAfter = (server: Server) => onTestFinished(() => void server.close());

test('a destination asks LIA who arrived, and believes nothing else of the address', async () => {
  const { asked, publicUrl } = await startLia();
  const destinations = await freePort();
  const config = readConfig({ LIA_DESTINATIONS_PORT: String(destinations) });
  closeAfter(await serveDestinations({ ...config, publicUrl }));
  const open = (path: string) => fetch(`http://localhost:${destinations}${path}`);

  const arrived = await open('/community?token=good::groups');
  const page = await arrived.text();
  expect(arrived.status).toBe(200);
  expect(page).toContain('Hola, &#60;b&#62;Ana&#60;/b&#62;');
  expect(page).toContain('groups');
  expect([arrived.headers.get('referrer-policy'), arrived.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'no-store',
  ]);
  expect(asked).toEqual([
    {
      path: '/api/api/destinations/redeem',
      destination: 'community',
      secret: config.destinations.community?.secret,
      token: 'good',
    },
  ]);

  const sso = Buffer.from('ana|u-1').toString('base64');
  for (const path of [`/plus?sso=${sso}`, '/games?jwt=used', '/kinder']) {
    const refused = await open(path);
    expect([path, refused.status]).toEqual([path, 403]);
    expect(await refused.text()).not.toContain('Hola');
  }
  for (const path of ['/', '/nada', '/constructor', '/pages/llegada.html', '/..%2fsite.ts']) {
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  }
});
