/**
 * Header by which an embedded form says who embedded it: the embed's key, then the form's name (`lia_8f… donation`).
 * Both are public; the key is worth something on the origins that it is tied to alone.
 */
export const EMBED_HEADER = 'X-LIA-Embed';

/**
 * Header by which an embedded form says how it was filled in: milliseconds since it could be used, then whether the field
 * that no person sees was filled in (`5321 0`).
 */
export const PACE_HEADER = 'X-LIA-Pace';

/** Nobody fills in a form faster than this. */
export const MIN_PACE_MS = 250;

/** What the console counts of an embedded form: it was seen, somebody began, somebody sent it. */
export const embedEvents = ['view', 'start', 'submission'] as const;
export type EmbedEvent = (typeof embedEvents)[number];

/** What a page tells of by itself; submissions are counted by the API. */
export const toldEvents = ['view', 'start'] as const satisfies readonly EmbedEvent[];

/** Name of a form: its tag without `lia-`. */
export const FORM_NAME = /^[a-z][a-z-]{1,39}$/;

/** `lia_` and 20 letters and digits that are not mistaken for each other. */
export const EMBED_KEY = /^lia_[a-z0-9]{20}$/;

/** Origins that one key may be tied to. */
export const MAX_ORIGINS = 20;

/** Whether a text is an origin as browsers send it: `https://escuela.example`, without a path. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:');
}
