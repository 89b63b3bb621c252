import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

import { createServer as createVite, type ServerOptions, type ViteDevServer } from 'vite';

import { root } from './run.ts';

/** The one server that a browser talks to while we develop. */
export interface Door {
  close: () => Promise<void>;
}

/**
 * Listens on `port` and serves portal, console and embed from their source, each by the Vite configuration of its own
 * package; what is the API's goes to `apiOrigin`.
 */
export async function openDoor(port: number, apiOrigin: string): Promise<Door> {
  const server = createServer();
  const proxy = Object.fromEntries(['/api', '/healthz', '/readyz'].map((path) => [path, apiOrigin]));
  const portal = await viteBehind(server, 'portal', '/', { proxy });
  const admin = await viteBehind(server, 'admin', '/admin/');
  const embed = await viteBehind(server, 'widgets', '/embed/');
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://door');
    if (pathname === '/embed/v1/lia.js') {
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
  server.listen(port);
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      await Promise.all([portal, admin, embed].map((vite) => vite.close()));
      server.closeAllConnections();
    },
  };
}

/** Pages of others have no HTML of ours to prepare hot reload, so the loader prepares it before it loads the source. */
const LOADER = `import { injectIntoGlobalHook } from '/embed/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/embed/src/loader/lia.ts');
`;

function viteBehind(server: Server, name: string, base: string, options: ServerOptions = {}): Promise<ViteDevServer> {
  const folder = join(root, 'packages', name);
  return createVite({
    root: folder,
    base,
    clearScreen: false,
    server: { ...options, middlewareMode: true, hmr: { server } },
  });
}
