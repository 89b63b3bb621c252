import clone from './clone.ts';
import isPlainObject from './isPlainObject.ts';

/** A deep copy of plain objects and lists; anything else (a `File`) stays itself. */
export default function cloneDeep<T>(value: T): T {
  if (!Array.isArray(value) && !isPlainObject(value)) return value;
  const copy = clone(value);
  for (const key of Object.keys(copy)) Reflect.set(copy, key, cloneDeep(Reflect.get(copy, key)));
  return copy;
}
