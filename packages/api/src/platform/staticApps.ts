import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import serveFolder from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from './config/config.ts';
import { found } from './errors.ts';
import { escaped } from './mail/layout.ts';
import { type App, inlineScripts, policyOf } from './contentSecurityPolicy.ts';

/** Folders of what people see. One that was not built is not served. */
export interface StaticApps {
  portal: string;
  console: string;
  embed: string;
}

const built = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Where the packages build their static files. */
export const builtApps: StaticApps = {
  portal: built('portal/dist'),
  console: built('admin/dist'),
  embed: built('widgets/dist/embed'),
};

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Serves the portal at `/`, the console at `/admin/` and the widgets at `/embed/`. */
export async function serveStaticApps(server: FastifyInstance, staticApps: StaticApps, config: Config): Promise<void> {
  const files = (app: App) => (url: string) => ({
    'Content-Security-Policy': policyOf(app, config),
    'Cache-Control': url.includes('/assets/') ? A_YEAR : ASK_FIRST,
  });
  await serveStaticApp(server, '/', staticApps.portal, files('portal'));
  for (const path of ['/', '/index.html']) {
    server.get(path, { schema: { hide: true } }, async (_, reply) => {
      const html = found(await pageOf('portal', staticApps));
      return sendPage(reply, { app: 'portal', html, status: 200, personal: false }, config);
    });
  }
  await serveStaticApp(server, '/admin/', staticApps.console, files('console'));
  // Stable names: revalidated on each load, so that no page mixes the files of two releases (docs/decisions/0005).
  await serveStaticApp(server, '/embed/', staticApps.embed, () => ({ 'Cache-Control': ASK_FIRST }));
}

async function serveStaticApp(
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
      // The portal's page is filled in before it is sent.
      index: prefix === '/' ? false : 'index.html',
      cacheControl: false,
      decorateReply: false,
      preCompressed: true,
      schemaHide: true,
    });
  });
}

/** The page of an app, to be sent under its policy. */
interface AppPage {
  app: App;
  html: string;
  /** 404 for a file that is not there: the app shows its own page. */
  status: 200 | 404;
  /** Whether it shows personal data: search engines must not index it, even where its address was published. */
  personal: boolean;
}

/** Pages of the portal that are of one person: behind an unguessable address, or behind the sign-in. */
const PERSONAL = /^\/(receipt|voucher|confirm|bill|invoice|callback|apps|sandbox|certificado)(\/|$)/;

/**
 * The page of an app for an address inside it, such as a reloaded `/apps/landing`: both apps route in the browser.
 * Null for whatever is not a person opening a page: calls, files, other methods.
 */
export async function pageFor(request: FastifyRequest, staticApps: StaticApps): Promise<AppPage | null> {
  const [path = ''] = request.url.split('?');
  const opensPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!opensPage || /^\/api(\/|$)/.test(path)) return null;
  const missing = /^\/embed(\/|$)|\.\w+$/.test(path);
  const app = /^\/admin(\/|$)/.test(path) ? 'console' : 'portal';
  const html = await pageOf(app, staticApps);
  return html === null
    ? null
    : { app, html, status: missing ? 404 : 200, personal: app === 'console' || PERSONAL.test(path) };
}

const pageOf = (app: App, staticApps: StaticApps): Promise<string | null> =>
  readFile(join(staticApps[app], 'index.html'), 'utf8').catch(() => null);

const providersOf = ({ identityProviders }: Config): string =>
  JSON.stringify(identityProviders.map(({ name, label }) => ({ name, label })));

/** Sends the page of an app, with the settings in it that its code needs: one build serves any surroundings. */
export const sendPage = (reply: FastifyReply, { app, html, status, personal }: AppPage, config: Config): FastifyReply =>
  reply
    .code(status)
    .headers({
      // As it was built: settings add no script.
      'Content-Security-Policy': policyOf(app, config, inlineScripts(html)),
      'Cache-Control': ASK_FIRST,
      ...(personal && { 'X-Robots-Tag': 'noindex' }),
    })
    .type('text/html; charset=utf-8')
    .send(
      html
        .replace('{{LIA_MARKETING_URL}}', () => escaped(config.marketingUrl))
        .replace('{{LIA_DESTINATIONS}}', Object.keys(config.destinations).join(' '))
        .replace('{{LIA_IDENTITY_PROVIDERS}}', () => escaped(providersOf(config))),
    );
