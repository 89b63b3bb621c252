import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

import { createServer as createVite, type ServerOptions, type ViteDevServer } from 'vite';

import { listenOnLoopback } from '../packages/api/src/platform/listen.ts';
import { root } from './run.ts';

type ProxyOptions = NonNullable<ServerOptions['proxy']>;

/** The one server that a browser talks to while we develop. */
export interface DevServer {
  close: () => Promise<void>;
}

/**
 * Listens on `port` and serves portal, console and embed from their source, each by the Vite configuration of its own
 * package; what is the API's goes to `apiOrigin`.
 */
export async function startDevServer(port: number, apiOrigin: string): Promise<DevServer> {
  const server = createServer();
  const proxy = Object.fromEntries(['/api', '/healthz', '/readyz'].map((path) => [path, apiOrigin]));
  const portal = await viteBehind(server, { name: 'portal', base: '/', proxy });
  const admin = await viteBehind(server, { name: 'admin', base: '/admin/' });
  const embed = await viteBehind(server, { name: 'widgets', base: '/embed/', config: 'vite.embed.config.ts' });
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (LOADERS.test(pathname)) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
      response.end(LOADER);
    } else if (pathname.startsWith('/embed/')) {
      embed.middlewares(request, response);
    } else if (/^\/admin(\/|$)/.test(pathname)) {
      admin.middlewares(request, response);
    } else {
      portal.middlewares(request, response);
    }
  });
  // As the sites and the demo data: for this machine alone.
  await listenOnLoopback(server, port);
  return {
    async close() {
      server.close();
      await Promise.all([portal, admin, embed].map((vite) => vite.close()));
      server.closeAllConnections();
    },
  };
}

const LOADERS = /^\/embed\/v1\/lia(-[\w-]+)?\.js$/;

/** Stands where the built loaders stand; a change in the widgets' source reloads the page around them. */
const LOADER = `import '/embed/@vite/client';
await import('/embed/src/loader/lia.ts');
`;

interface Source {
  name: string;
  base: string;
  proxy?: ProxyOptions;
  /** File of the package that configures it. */
  config?: string;
}

function viteBehind(server: Server, { name, base, proxy, config = 'vite.config.ts' }: Source): Promise<ViteDevServer> {
  const folder = join(root, 'packages', name);
  return createVite({
    root: folder,
    configFile: join(folder, config),
    base,
    clearScreen: false,
    server: { middlewareMode: true, ws: { server }, ...(proxy && { proxy }) },
  });
}
