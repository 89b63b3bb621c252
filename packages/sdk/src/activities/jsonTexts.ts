import { isGiven, messageKey, plainString, UUID } from '../validation/fields.ts';
import { isWebAddress } from '../validation/url.ts';
import { MAX_FILES, MAX_LINKS } from './rules.ts';
import { type Rubric, rubricSchema } from './rubric.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is an ISO instant that names its zone. */
export const isInstant = (value: string): boolean => INSTANT.test(value) && Number.isFinite(Date.parse(value));

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const texts = (value: string, most: number, fits: (one: string) => boolean): string[] | null => {
  const list = parsed(value);
  if (!Array.isArray(list) || list.length > most) return null;
  const all: unknown[] = list;
  const fitting = all.filter((one): one is string => typeof one === 'string' && fits(one));
  return fitting.length === all.length ? fitting : null;
};

/** The addresses of a JSON text, http or https; null for any other text. */
export const readLinks = (value: string): string[] | null => texts(value, MAX_LINKS, isWebAddress);

/** The ids of files of a JSON text; null for any other text. */
export const readFileIds = (value: string): string[] | null => texts(value, MAX_FILES, (one) => UUID.test(one));

/** The ids of files that a field names; none where it is not given. */
export const idsIn = (value: string | undefined): string[] => (value && readFileIds(value)) || [];

/** A field that is a JSON text of ids of files. */
export const fileIds = () =>
  plainString().test('files', messageKey('invalid'), (value) => !isGiven(value) || readFileIds(value) !== null);

/** The rubric of a JSON text; null for any other text. */
export function readRubric(value: string): Rubric | null {
  const given = parsed(value);
  return rubricSchema.isValidSync(given, { strict: true }) ? (given ?? null) : null;
}
