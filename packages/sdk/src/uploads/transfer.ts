import { sessionToken } from '../session/session.ts';
import { UPLOAD_CHUNK_BYTES, UPLOADS_PATH } from './rules.ts';

/** What uploads have in common: where they are made, by whom, in pieces of which size, and when one is tried again. */
export const transfer = {
  endpoint: `/api/api${UPLOADS_PATH}`,
  chunkSize: UPLOAD_CHUNK_BYTES,
  retryDelays: [0, 1000, 3000, 10_000, 30_000],
  onBeforeRequest: (request: { setHeader: (header: string, value: string) => void }): void => {
    request.setHeader('Authorization', `Bearer ${sessionToken() ?? ''}`);
    // A refusal is shown as it is answered.
    const { lang } = document.documentElement;
    if (lang !== '') request.setHeader('Accept-Language', lang);
  },
};

/** Answers after which the same request may succeed later: a link too slow for a piece, a writer elsewhere, too many requests. */
export const passingAnswers: readonly number[] = [408, 423, 429];

/** The sentence of an answer of ours; null for any other text. */
export function wordsOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return null;
    const fields = 'fields' in body && typeof body.fields === 'object' ? Object.values(body.fields ?? {}) : [];
    const words: unknown = fields[0] ?? ('message' in body ? body.message : null);
    return typeof words === 'string' ? words : null;
  } catch {
    return null;
  }
}
