import { array, object, type Schema, string } from 'yup';

import { fetchText, type OutboundCall } from '../../platform/outbound.ts';
import { GoogleFailure, type GoogleTrouble } from './provider.ts';

/** A call waits no longer than this for Google. */
const limits = { withinMs: 20_000, mostBytes: 4_000_000 };

const failureSchema = object({
  error: object({ errors: array(object({ reason: string() })) }),
});

/** Reasons of a 403 that pass by themselves (https://developers.google.com/workspace/calendar/api/guides/errors). */
const busyReasons = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']);

/** Makes a call. @throws {GoogleFailure} `unavailable` where no answer comes */
export async function ask(address: URL, call: OutboundCall): Promise<{ status: number; answer: unknown }> {
  try {
    const { status, text } = await fetchText(address, call, limits);
    return { status, answer: text === '' ? {} : JSON.parse(text) };
  } catch {
    // Of what is no JSON, the failure quotes the text.
    throw new GoogleFailure('unavailable');
  }
}

/** What an answer of Google has of what we read. @throws {GoogleFailure} `unavailable` where it has not */
export function read<T>(schema: Schema<T>, answer: unknown): T {
  if (!schema.isValidSync(answer)) throw new GoogleFailure('unavailable');
  return schema.cast(answer, { stripUnknown: true });
}

/** Reads from the calendars of a person. @throws {GoogleFailure} */
export async function readFrom<T>(address: URL, accessToken: string, schema: Schema<T>): Promise<T> {
  const { status, answer } = await ask(address, { headers: { Authorization: `Bearer ${accessToken}` } });
  if (status !== 200) throw new GoogleFailure(troubleOf(status, answer));
  return read(schema, answer);
}

function troubleOf(status: number, answer: unknown): GoogleTrouble {
  if (status === 401) return 'revoked';
  if (status === 404) return 'noCalendar';
  if (status === 410) return 'tokenExpired';
  if (status === 429) return 'busy';
  if (status !== 403) return 'unavailable';
  const reasons = failureSchema.isValidSync(answer)
    ? (failureSchema.cast(answer).error.errors ?? []).map(({ reason }) => reason ?? '')
    : [];
  if (reasons.some((reason) => busyReasons.has(reason))) return 'busy';
  return reasons.includes('insufficientPermissions') ? 'revoked' : 'noCalendar';
}
