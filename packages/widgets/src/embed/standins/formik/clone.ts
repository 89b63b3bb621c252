/** A shallow copy of a plain object or a list: what formik copies of `lodash-es/clone`. */
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return Object.assign([], value);
  return typeof value === 'object' && value !== null
    ? Object.assign(Object.create(Object.getPrototypeOf(value)), value)
    : value;
}
