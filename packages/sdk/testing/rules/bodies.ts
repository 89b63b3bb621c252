const steps = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

/** The value at a path of a body. */
export const at = (body: unknown, path: string): unknown =>
  steps(path).reduce<unknown>(
    (inner, step) => (inner === undefined || inner === null ? undefined : Object(inner)[step]),
    body,
  );

/** A body with another value at a path, or without it where that is undefined. */
export function put<T extends object>(body: T, path: string, value: unknown): T {
  const copy = structuredClone(body);
  const parents = steps(path);
  const last = parents.pop() ?? '';
  const place = Object(at(copy, parents.join('.')) ?? copy);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

/** A body with several other values. */
export const putAll = <T extends object>(body: T, changes: Readonly<Record<string, unknown>> = {}): T =>
  Object.entries(changes).reduce((changed, [path, value]) => put(changed, path, value), body);
