import type { FileRule } from './rules.ts';

/** Pictures of courses: small enough for a page that shows many. SVG may run scripts, and is not taken. */
export const pictureRule = {
  kinds: [{ extensions: ['jpg', 'jpeg', 'png', 'webp'], maxMegabytes: 1 }],
} as const satisfies FileRule;

/** Logos of institutions, which are printed as well: no PDF shows WebP. */
export const logoRule = {
  kinds: [{ extensions: ['jpg', 'jpeg', 'png'], maxMegabytes: 1 }],
} as const satisfies FileRule;
