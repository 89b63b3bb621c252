import { invalidFields } from './errors.ts';

const MAX_DEPTH = 8;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Refuses what no field of ours ever holds, before any schema sees it: keys that reach into JavaScript's own objects,
 * nesting that no body has, and what PostgreSQL cannot store: the NUL character, and half of one that takes two.
 * @throws {ApiFailure} 422 naming the place.
 */
export function refuseUnsafe(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw invalidFields({ [path]: { key: 'invalid' } });
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw invalidFields({ [path]: { key: 'invalid' } });
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw invalidFields({ [path]: { key: 'unknownField' } });
    const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    refuseUnsafe(inner, at, depth + 1);
  }
}
