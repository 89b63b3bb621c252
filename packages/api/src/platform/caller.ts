import { EMBED_HEADER, MIN_PACE_MS, PACE_HEADER } from '@lia/sdk/embeds/rules';
import type { FastifyRequest } from 'fastify';

import type { BoundRoute } from './binding.ts';
import { ApiFailure } from './errors.ts';
import type { Embedded, AppContext } from './appContext.ts';
import { countAttempt } from './limits.ts';

/** A site may have many visitors at once: so many times what one address may. */
const SITE_FACTOR = 20;

/**
 * The embedded form that a call names, if any, with the defences against bots: a limit for the site as a whole,
 * and for a write the time it took and the field that no person sees.
 * @throws {ApiFailure} 403 `EMBED_REFUSED`, 422 `FORM_HURRIED`, 429.
 */
export async function embeddedCaller(
  app: AppContext,
  route: string,
  { idempotent, limit }: Pick<BoundRoute, 'idempotent' | 'limit'>,
  request: FastifyRequest,
): Promise<Embedded | null> {
  if (idempotent) refuseHurry(textOf(request, PACE_HEADER));
  const header = textOf(request, EMBED_HEADER);
  if (header === undefined) return null;
  const embedded = await app.attribution.recognise(header, request.headers.origin);
  if (limit && app.config.rateLimits) {
    await countAttempt(app.db, `${route}:${embedded.id}`, { ...limit, times: limit.times * SITE_FACTOR });
  }
  return embedded;
}

/** Programs that call the API directly send no pace; only the limits apply to them. */
function refuseHurry(pace: string | undefined): void {
  if (pace === undefined) return;
  const [, ms, trapped] = /^(\d{1,12}) ([01])$/.exec(pace) ?? [];
  if (ms === undefined || trapped === '1' || Number(ms) < MIN_PACE_MS) throw new ApiFailure(422, 'FORM_HURRIED');
}

function textOf(request: FastifyRequest, header: string): string | undefined {
  const value = request.headers[header.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
