import { defineConfig, mergeConfig } from 'vitest/config';

import { aliases } from './build/aliases.ts';
import { styledClasses } from './build/styles.ts';
import { inBrowser } from './vitest.config.ts';

// Over what the embed build puts in the place of the libraries: what can be different there. That is the element around
// a form, the hydration of its first look, focus and events, the core that all forms share, with one form through all
// its states, and every screen of every form once. The rest are a form's own rules and texts, which know neither
// library; they are tested over the real ones. Shims for libraries of values are compared with these in
// `src/embed/shims` and by `vitest.schemas.config.ts`.
export default mergeConfig(
  inBrowser,
  defineConfig({
    plugins: [styledClasses({ keep: true })],
    resolve: { alias: aliases },
    test: {
      name: 'widgets (embed)',
      include: [
        'src/element/*.test.tsx',
        'src/embed/*.test.tsx',
        'src/consents/ConsentField.test.tsx',
        'src/giving/DonationForm.test.tsx',
        'src/jsx.test.tsx',
      ],
      setupFiles: ['src/testing/embedStyles.ts'],
    },
  }),
);
