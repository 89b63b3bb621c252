import { read, stepsOf } from '../paths.ts';

/** What yup uses of property-expr, for the paths that schemas have: `children[1].email`. */
export const split = stepsOf;
export const normalizePath = stepsOf;

const isIndex = (part: string) => /^\d+$/.test(part);

/** Reads the value at a path; undefined where the path leads nowhere. */
export const getter = (path: string) => (data: unknown) => read(data, path);

export const join = (parts: readonly string[]) =>
  parts.reduce((path, part) => path + (isIndex(part) ? `[${part}]` : (path && '.') + part), '');

export const forEach = (path: string, visit: (part: string, isBracket: boolean, isArray: boolean) => void) =>
  stepsOf(path).forEach((part) => visit(part, false, isIndex(part)));
