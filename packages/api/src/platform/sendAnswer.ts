import { createHash } from 'node:crypto';

import { FACETS_HEADER } from '@lia/sdk/http/list';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { asAttachment, Download } from './files.ts';
import type { Answer } from './idempotency.ts';
import { Page } from './list.ts';

/** What a file that is shown may do: nothing, in an origin of its own. */
const SHOWN_IN = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Sends what a handler answered. Callers may keep it for `cache` seconds; not at all where that is absent. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: Answer,
  cache: number | undefined,
): FastifyReply {
  void reply.code(status).header('Cache-Control', 'no-store');
  if (body instanceof Download) {
    if (body.content instanceof URL) return reply.redirect(body.content.href, 302);
    if (body.isShown) void reply.header('Content-Security-Policy', SHOWN_IN);
    if (body.kept !== null) {
      void reply.header('Cache-Control', 'private, no-cache').header('ETag', body.kept);
      if (request.headers['if-none-match'] === body.kept) return reply.code(304).send();
    }
    if (body.size !== null) void reply.header('Content-Length', body.size);
    if (body.etag !== null) void reply.header('Accept-Ranges', 'bytes').header('ETag', body.etag);
    const { part } = body;
    if (part) {
      const sent = 'none' in part ? '*' : `${part.first}-${part.last}`;
      void reply.code('none' in part ? 416 : 206).header('Content-Range', `bytes ${sent}/${part.of}`);
    }
    return reply
      .type(body.type)
      .header('X-Robots-Tag', 'noindex')
      .header('Content-Disposition', body.isShown ? 'inline' : asAttachment(body.name))
      .send(body.content);
  }
  if (body instanceof Page) {
    void reply.header('Content-Range', body.contentRange);
    if (body.facetsHeader !== null) void reply.header(FACETS_HEADER, body.facetsHeader);
  }
  const text = JSON.stringify(body instanceof Page ? body.body : body);
  void reply.type('application/json; charset=utf-8');
  if (cache === undefined) return reply.send(text);

  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.header('Cache-Control', `public, max-age=${cache}`).header('ETag', tag).header('Vary', 'Accept-Language');
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
}
