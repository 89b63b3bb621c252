import { fileURLToPath } from 'node:url';

const standin = (path: string) => fileURLToPath(new URL(`../src/embed/standins/${path}`, import.meta.url));

/** What the embed build puts in the place of each library; vitest.embed.config.ts says how each is held against it. */
export const aliases = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react$/, replacement: standin('react.ts') },
  { find: /^i18next$/, replacement: standin('i18next.ts') },
  { find: /^swr$/, replacement: standin('swr.ts') },
  { find: /^styled-components$/, replacement: standin('styled-components.tsx') },
  { find: /^formik$/, replacement: standin('formik.ts') },
  { find: /^property-expr$/, replacement: standin('yup/propertyExpr.ts') },
  { find: /^toposort$/, replacement: standin('yup/toposort.ts') },
  { find: /^tiny-case$/, replacement: standin('yup/tinyCase.ts') },
];
