import { formatCount } from './count.ts';

/** The values of a text's `{placeholders}`. */
export type FormatValues = Readonly<Record<string, string | number>>;

/** The names of a text's placeholders: `'name' | 'when'` of `'{name}, until {when}'`. */
export type PlaceholderOf<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never;

/** A text's key; `days_one` and `days_other` are the plural forms of `days`. */
export type TextKeyOf<Texts> = keyof Texts extends infer Entry
  ? Entry extends `${infer Key}_one` | `${infer Key}_other`
    ? Key
    : Entry & string
  : never;

/** The values that a text asks for. A missing one does not compile. */
export type TextValuesOf<Texts, Key extends string> = [PlaceholderOf<Written<Texts, Key>>] extends [never]
  ? []
  : [values: Record<PlaceholderOf<Written<Texts, Key>>, string | number>];
// Looked up by key: to search all keys for each text that is used takes a third of the portal's type check.
type Written<Texts, Key extends string> = Key extends keyof Texts
  ? Texts[Key]
  : `${Key}_other` extends keyof Texts
    ? Texts[`${Key}_other`]
    : never;

/**
 * Fills in a text's `{placeholders}`. One without a value stays as it is, and a value is never searched for placeholders:
 * it may come from a form. `count` is a quantity and gets its thousands separators; other numbers may be years or names.
 */
export const format = (text: string, values: FormatValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (name === 'count' ? formatCount : String)(values[name]) : placeholder,
  );

/**
 * The text of a key with its values; by `count`, its form `_one` or `_other`, which suffices for Spanish and English. Where
 * there is no text, the key.
 */
export function formatKey(texts: Readonly<Partial<Record<string, string>>>, key: string, values: FormatValues = {}) {
  const plural = values['count'] === 1 ? `${key}_one` : `${key}_other`;
  return format(texts[plural] ?? texts[key] ?? key, values);
}
