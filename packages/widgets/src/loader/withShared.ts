import type { Mount } from '../element/surroundings.ts';

/** Fetches the code that all forms share beside that of one form, not after it. */
export function withShared(form: Promise<Mount>): Promise<Mount> {
  if (import.meta.env.PROD) void import(/* @vite-ignore */ new URL('core.js', import.meta.url).href);
  return form;
}
