/** An empty text for each field that has a label: what a form starts with. */
export function emptyTexts<Field extends string>(labels: Readonly<Record<Field, unknown>>): Record<Field, string>;
export function emptyTexts(labels: object): Record<string, string> {
  return Object.fromEntries(Object.keys(labels).map((field) => [field, '']));
}
