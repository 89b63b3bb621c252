/**
 * How an attribute is read: `text` as it stands, `flag` true when present (even empty) and not `false`, `number`, and
 * `json`. A value that cannot be read counts as absent; it never throws.
 */
export type AttributeKind = 'text' | 'flag' | 'number' | 'json';

/** Attribute name, in kebab case → how it is read. The property of the same meaning is in camel case. */
export type Attributes = Readonly<Record<string, AttributeKind>>;

/** `draft-id` → `draftId`. */
export const propertyName = (attribute: string): string =>
  attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The value behind an attribute's text; undefined when the attribute is absent or cannot be read. */
export function readAttribute(kind: AttributeKind, text: string | null): unknown {
  if (text === null) return undefined;
  if (kind === 'flag') return text !== 'false';
  if (kind === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  return kind === 'json' ? parseJson(text) : text;
}

/** The text that stands for a value in an attribute, or null to remove it. Values of `json` are kept, not written. */
export function writeAttribute(kind: AttributeKind, value: unknown): string | null {
  if (value === undefined || value === null || (kind === 'flag' && value === false)) return null;
  if (kind === 'flag') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
