import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize, sep } from 'node:path';

import { listenOnLoopback } from '../packages/api/src/platform/listen.ts';

/** A site that embeds LIA: plain pages, as its owner would upload them to any web host. */
export interface Site {
  /** Folder of the site's package; its pages lie in `pages/`. */
  folder: string;
  /** Headers that the site's web host sends with every page. */
  headers?: Record<string, string>;
  /** What the page at a path shares with the others: `{{NAME}}` in it becomes the value, which may name facts itself. */
  frame?: (path: string) => Promise<Record<string, string>>;
  /** Files that come from the site's dependencies or from elsewhere, by the path they are served at. */
  packageFiles?: Record<string, string>;
}

/** What the pages cannot know when they are written: `{{NAME}}` in pages and headers becomes the value. */
export type Facts = Record<string, string> & { LIA_ORIGIN: string };

/** Asked for each request, so that a page always carries the newest. */
export type FactSource = () => Facts | Promise<Facts>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const TEMPLATES = new Set(['.html', '.css', '.js']);

/** Serves `site` to this machine on `port` (0 takes any free one). */
export async function serveSite(site: Site, port: number, facts: FactSource): Promise<Server> {
  const server = createServer((request, response) => void respond(site, request, response, facts));
  await listenOnLoopback(server, port);
  return server;
}

async function respond(site: Site, request: IncomingMessage, response: ServerResponse, facts: FactSource) {
  try {
    const { status, headers, body } = await answer(site, request.url ?? '/', facts);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

async function answer(site: Site, url: string, facts: FactSource): Promise<Answer> {
  const path = new URL(url, 'http://site').pathname;
  const found = findFile(site, path);
  // Each site has a page of its own for what is not there.
  const [status, file] = found === undefined ? [404, join(site.folder, 'pages/404.html')] : [200, found];
  const extension = extname(file);
  const headers: Record<string, string> = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  const body = await readFile(file);
  if (!TEMPLATES.has(extension)) return { status, headers, body };
  const known = await facts();
  for (const [name, value] of Object.entries(site.headers ?? {})) headers[name] = fill(value, known);
  const framed = fill(body.toString('utf8'), (await site.frame?.(path)) ?? {});
  return { status, headers, body: fill(framed, known) };
}

/** `/padres` is `pages/padres.html`, `/` is `pages/index.html`; nothing outside the site is reachable. */
function findFile(site: Site, path: string): string | undefined {
  const fromPackage = site.packageFiles?.[path];
  if (fromPackage !== undefined) return createRequire(join(site.folder, 'package.json')).resolve(fromPackage);
  const pages = join(site.folder, 'pages');
  const wanted = normalize(join(pages, decodeURIComponent(path === '/' ? '/index.html' : path)));
  if (!wanted.startsWith(pages + sep)) return undefined;
  return [wanted, `${wanted}.html`].find((file) => extname(file) !== '' && existsSync(file));
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{([A-Z_]+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
