import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { aliases } from './build/aliases.ts';
import { sideBySide } from './src/testing/sideBySide.ts';

// The rules of every form, with yup on what the embed build puts in the place of its dependencies.
export default defineConfig({
  // Its modules: what is required instead of imported stays as it is.
  resolve: { alias: [...aliases, { find: /^yup$/, replacement: 'yup/index.esm.js' }] },
  test: {
    name: 'widgets (schemas)',
    ...sideBySide,
    // In full: a relative folder would be one of the place that tests are started from.
    dir: fileURLToPath(new URL('../sdk/src', import.meta.url)),
    include: ['rules.test.ts'],
    server: { deps: { inline: [/\/yup\//] } },
  },
});
