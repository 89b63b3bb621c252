import { fileURLToPath } from 'node:url';

const shim = (path: string) => fileURLToPath(new URL(`../src/embed/shims/${path}`, import.meta.url));

/**
 * What the embed build puts in the place of each library, vitest.embed.config.ts states how each is held against it.
 */
export const aliases = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react$/, replacement: shim('react.ts') },
  { find: /^swr$/, replacement: shim('swr.ts') },
  { find: /^styled-components$/, replacement: shim('styled-components.tsx') },
  { find: /^formik$/, replacement: shim('formik.ts') },
  { find: /^property-expr$/, replacement: shim('yup/propertyExpr.ts') },
  { find: /^toposort$/, replacement: shim('yup/toposort.ts') },
  { find: /^tiny-case$/, replacement: shim('yup/tinyCase.ts') },
];
