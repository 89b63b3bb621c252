import type { FileRule } from './rules.ts';

/** Pictures of courses and logos of institutions: small enough for a page that shows many. SVG may run scripts, and is not taken. */
export const pictureRule = {
  kinds: [{ extensions: ['jpg', 'jpeg', 'png', 'webp'], maxMegabytes: 1 }],
} as const satisfies FileRule;
