import { splitRoute } from '@lia/sdk/http/endpoint';
import type { FastifyInstance } from 'fastify';

import type { Config } from './config/config.ts';
import { ApiFailure, notFound } from './errors.ts';
import { type StaticApps, pageFor, sendPage } from './staticApps.ts';
import { refuse } from './errorHandler.ts';
import { API_ROOT, type ServedRoute } from './serve.ts';

/** Where addresses go that cannot be decoded: no route has it. The router itself would answer without our headers. */
const UNDECODABLE = '/%25';

/** The address of a request, or one that is refused where its percent-encoding is malformed. */
export function decodableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = ''] = url.split(/[?#]/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return UNDECODABLE;
  }
}

/** Answers what no route does: 400 where the address cannot be decoded, a page of the apps, 405 where the path has other methods, else 404. */
export function setNotFoundHandler(
  server: FastifyInstance,
  routes: readonly ServedRoute[],
  staticApps: StaticApps,
  config: Config,
): void {
  const known = routes.map(({ route }) => {
    const { method, path } = splitRoute(route);
    return { method, pattern: new RegExp(`^${API_ROOT}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });
  server.setNotFoundHandler(async (request, reply) => {
    if (request.url !== request.originalUrl) return refuse(request, reply, new ApiFailure(400, 'MALFORMED_REQUEST'));
    const page = await pageFor(request, staticApps);
    if (page !== null) return sendPage(reply, page, config);
    const [path = ''] = request.url.split('?');
    const allow = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return refuse(request, reply, allow.length > 0 ? new ApiFailure(405, 'METHOD_NOT_ALLOWED', { allow }) : notFound());
  });
}
