import type { FileRule } from '../files/rules.ts';

/** Pictures of courses: small enough for a page that shows them all. */
export const courseImageRule = {
  kinds: [{ extensions: ['jpg', 'jpeg', 'png', 'webp'], maxMegabytes: 1 }],
} as const satisfies FileRule;
