/** The steps of a path: `children[1].email` → `['children', '1', 'email']`. */
export const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

/** Reads the value at a path; undefined where the path leads nowhere. */
export const read = (tree: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (value, step) => (value === null || value === undefined ? undefined : Reflect.get(Object(value), step)),
    tree,
  );
