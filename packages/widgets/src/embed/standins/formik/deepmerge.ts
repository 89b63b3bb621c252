import isPlainObject from './isPlainObject.ts';

/** Merges trees of errors, later over earlier, into a new one: what formik does with `deepmerge.all`. */
const merge = (trees: readonly unknown[]): object => {
  const merged: Record<string, unknown> = {};
  for (const tree of trees) {
    if (typeof tree !== 'object' || tree === null) continue;
    for (const [key, value] of Object.entries(tree)) {
      const before = merged[key];
      merged[key] = isPlainObject(before) && isPlainObject(value) ? merge([before, value]) : value;
    }
  }
  return merged;
};

export default { all: merge };
