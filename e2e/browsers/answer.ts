/** Reading what a browser's driver answers, whose shape only the protocol promises. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What `value` holds under a name, nested names one after the other; undefined where it holds no such thing. */
export const within = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);

export const textWithin = (value: unknown, ...names: string[]): string => {
  const text = within(value, ...names);
  return typeof text === 'string' ? text : '';
};
