import { mergeConfig } from 'vitest/config';

import { aliases } from './build/aliases.ts';
import { styledClasses } from './build/styles.ts';
import real from './vitest.config.ts';

// The same tests as over the real libraries, over what the embed build puts in their place.
export default mergeConfig(real, {
  plugins: [styledClasses({ keep: true })],
  resolve: { alias: [{ find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-runtime' }, ...aliases] },
  test: { name: 'widgets (embed)', setupFiles: ['src/testing/embedStyles.ts'] },
});
