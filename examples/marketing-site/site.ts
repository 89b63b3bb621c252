import { join } from 'node:path';

import type { Site } from '../serve.ts';
import { frameOf } from './frame.ts';

/** LIA's own public site. It lives on another origin than the product, and embeds the forms like any other site. */
export const marketingSite: Site = {
  folder: import.meta.dirname,
  frame: frameOf,
  packageFiles: {
    // The mark is the portal's own file.
    '/marca.svg': join(import.meta.dirname, '../../packages/portal/src/brand/icon.svg'),
    '/fonts/figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    '/fonts/bricolage.woff2':
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  },
};
