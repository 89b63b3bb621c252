import { readUrl } from '../validation/url.ts';

/**
 * Header by which an embedded form states who embedded it: the embed's key, then the form's name (`lia_8f… donation`).
 * Both are public; the key is worth something on the origins that it is tied to alone.
 */
export const EMBED_HEADER = 'X-LIA-Embed';

/**
 * Header by which an embedded form states how it was filled in: milliseconds since it could be used, then whether the field
 * that no person sees was filled in (`5321 0`).
 */
export const PACE_HEADER = 'X-LIA-Pace';

/** A person takes longer than this to fill in a form. */
export const MIN_PACE_MS = 250;

/** What the console counts of an embedded form: views, starts, submissions. */
export const embedEvents = ['view', 'start', 'submission'] as const;
export type EmbedEvent = (typeof embedEvents)[number];

/** What a page reports; submissions are counted by the API. */
export const reportedEvents = ['view', 'start'] as const satisfies readonly EmbedEvent[];

/** Name of a form: its tag without `lia-`. */
export const FORM_NAME = /^[a-z][a-z-]{1,39}$/;

/** `lia_` and 20 letters and digits that are not mistaken for each other. */
export const EMBED_KEY = /^lia_[a-z0-9]{20}$/;

/** Origins that one key may be tied to. */
export const MAX_ORIGINS = 20;

/** Days that the console may look back over: four weeks, twelve, or a year of whole weeks. Today is the last one. */
export const countSpans = [28, 84, 364] as const;
export type CountSpan = (typeof countSpans)[number];

/** Hosts on which a site is tried out before it is published; there alone `http:` will do. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What keeps a text from being an origin as browsers send it (`https://escuela.mx`); null where it is one. */
export function originProblem(text: string): 'origin.invalid' | 'origin.path' | 'origin.secure' | null {
  const url = readUrl(text);
  if (!url) return 'origin.invalid';
  const { origin, protocol, hostname, username, password } = url;
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return 'origin.invalid';
  if (protocol === 'http:' && !ownMachine.has(hostname)) return 'origin.secure';
  if (origin === text) return null;
  return text.startsWith(origin) ? 'origin.path' : 'origin.invalid';
}

/** An origin as it is meant: pasted with the slash at its end, with capitals or with its usual port. */
export function tidyOrigin(text: string): string {
  const trimmed = text.trim();
  const url = readUrl(trimmed);
  if (!url) return trimmed;
  const { origin, href } = url;
  return href === `${origin}/` && originProblem(origin) === null ? origin : trimmed;
}
