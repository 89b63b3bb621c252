import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { Config } from '../../packages/api/src/platform/config/config.ts';
import { listenOnLoopback } from '../../packages/api/src/platform/listen.ts';

/** What a destination knows of LIA: where it is, and the secret that it shares with it, by the name of the destination. */
interface Setup {
  liaOrigin: string;
  secretOf: (destination: string) => string;
}

/** The sites that this one stands in for, by the path at which members arrive. */
const SITES: Readonly<Record<string, string>> = {
  community: 'Comunidad LIA',
  games: 'Juegos LIA',
  plus: 'LIA Plus',
  course: 'LIA U',
  kinder: 'LIA Kinder',
};

/**
 * Stands in for the sites that members go on to from LIA: it shows who arrived. A visit takes one call, in any language: the
 * token of the address is sent to LIA with the secret of the site, and LIA answers whose it is. Nothing else in the address is
 * trusted.
 */
export async function serveDestinations({ examplePorts, publicUrl, destinations }: Config): Promise<Server> {
  const secrets = new Map(Object.entries(destinations).map(([name, { secret }]) => [name, secret]));
  const setup: Setup = { liaOrigin: publicUrl, secretOf: (name) => secrets.get(name) ?? '' };
  const server = createServer((request, response) => {
    respond(new URL(request.url ?? '/', 'http://site'), response, setup).catch((error: unknown) => {
      console.error(error);
      response.writeHead(502).end();
    });
  });
  await listenOnLoopback(server, examplePorts.destinations);
  return server;
}

async function respond({ pathname, searchParams }: URL, response: ServerResponse, setup: Setup): Promise<void> {
  if (pathname === '/estilo.css') {
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(await pageFile('estilo.css'));
    return;
  }
  const destination = pathname.slice(1);
  const name = Object.hasOwn(SITES, destination) ? SITES[destination] : undefined;
  if (name === undefined) return send(response, 404, 'nada.html', {});
  // The portal appends where in the community the member wants to go.
  const [token = '', section = ''] = (searchParams.get('jwt') ?? searchParams.get('token') ?? '').split('::');
  const answer = await fetch(`${setup.liaOrigin}/api/api/destinations/redeem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'es' },
    body: JSON.stringify({ destination, secret: setup.secretOf(destination), token }),
  });
  const body = await answer.json();
  if (!answer.ok)
    return send(response, 403, 'rechazo.html', { SITE: name, LIA: setup.liaOrigin, REASON: body.message });
  const { displayName, username, role, course_id } = body.data;
  const details = [section, course_id === null ? '' : `Curso ${course_id}`].filter(Boolean).join(' · ');
  await send(response, 200, 'llegada.html', {
    SITE: name,
    NAME: displayName || username,
    USERNAME: username,
    ROLE: role.join(', '),
    DETAILS: details || 'Inicio',
  });
}

const pageFile = (name: string): Promise<string> => readFile(join(import.meta.dirname, 'pages', name), 'utf8');

async function send(response: ServerResponse, status: number, file: string, values: Readonly<Record<string, string>>) {
  const page = await pageFile(file);
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      // The address carries the token.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(page.replaceAll(/\{\{([A-Z]+)\}\}/g, (_, name: string) => escaped(values[name] ?? '')));
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
