/** A formatter for each key, made when first asked for: to build one takes a slow phone longer than to draw a form. */
export function memoizeFormatter<Key extends string, Formatter>(
  build: (key: Key) => Formatter,
): (key: Key) => Formatter {
  const built = new Map<Key, Formatter>();
  return (key) => {
    const formatter = built.get(key) ?? build(key);
    built.set(key, formatter);
    return formatter;
  };
}
