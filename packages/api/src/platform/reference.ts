import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { Config } from './config/config.ts';
import { errorSchema } from './openapi.ts';

/** Writes the OpenAPI 3.1 document from what is served, at `/api/docs/openapi.json`, with a page to browse it. */
export async function describeApi(server: FastifyInstance, { publicUrl }: Config): Promise<void> {
  server.addSchema(errorSchema);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'LIA',
        version: '1.0.0',
        description:
          'The product API of LIA. Money is in whole centavos unless a field is in pesos; instants are ISO 8601 in UTC.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    refResolver: {
      buildLocalReference: (json, _, __, index) => (typeof json['$id'] === 'string' ? json['$id'] : `Schema${index}`),
    },
  });
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/docs/openapi.json' },
    theme: {
      title: 'LIA API',
      // Its bar holds another project's logo and a field for other people's documents.
      css: [{ filename: 'quiet.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    staticCSP: true,
    // Plain http is fine on a machine of one's own, nothing is asked of other hosts, and the page styles its elements.
    transformStaticCSP: (policy) =>
      policy
        .replace(/ upgrade-insecure-requests;?/, '')
        .replace(' validator.swagger.io', '')
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
  server.get('/api/docs/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'public, max-age=60').send(server.swagger()),
  );
}
