import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import serveFolder from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Folders of what people see. One that was not built is not served. */
export interface Faces {
  portal: string;
  console: string;
  embed: string;
}

const built = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Where the packages of the house build their faces. */
export const builtFaces: Faces = {
  portal: built('portal/dist'),
  console: built('admin/dist'),
  embed: built('widgets/dist/embed'),
};

// MUI writes its styles into the page while it runs; scripts come from our own files alone.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Serves the portal at `/`, the console at `/admin/` and the widgets at `/embed/`. */
export async function serveFaces(server: FastifyInstance, faces: Faces): Promise<void> {
  const app = (url: string) => ({
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'Cache-Control': url.includes('/assets/') ? A_YEAR : ASK_FIRST,
  });
  await serveFace(server, '/', faces.portal, app);
  await serveFace(server, '/admin/', faces.console, app);
  // Stable names: asked for anew, so that nobody mixes the files of two releases (docs/decisions/0005).
  await serveFace(server, '/embed/', faces.embed, () => ({ 'Cache-Control': ASK_FIRST }));
}

async function serveFace(
  server: FastifyInstance,
  prefix: string,
  root: string,
  headers: (url: string) => Record<string, string>,
): Promise<void> {
  if (!existsSync(root)) return;
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // There may be a compressed copy beside a file.
      reply.headers(headers(request.url)).header('Vary', 'Accept-Encoding');
    });
    await scope.register(serveFolder, {
      root,
      prefix,
      cacheControl: false,
      decorateReply: false,
      preCompressed: true,
      schemaHide: true,
    });
  });
}

/**
 * The page of an app for an address inside it, such as a reloaded `/apps/landing`: both apps route in the browser.
 * Null for whatever is not a person opening a page: calls, files, other methods.
 */
export async function pageFor(request: FastifyRequest, faces: Faces): Promise<string | null> {
  const [path = ''] = request.url.split('?');
  const opensPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!opensPage || /^\/(api|embed)(\/|$)/.test(path) || /\.\w+$/.test(path)) return null;
  const folder = /^\/admin(\/|$)/.test(path) ? faces.console : faces.portal;
  return readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
}

/** Sends the page of an app. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({ 'Content-Security-Policy': CONTENT_SECURITY_POLICY, 'Cache-Control': ASK_FIRST })
    .type('text/html; charset=utf-8')
    .send(page);
