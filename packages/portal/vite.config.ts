import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { syntaxTargets } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';
import { devSettings } from './build/devSettings.ts';
import { meta } from './build/meta.ts';

const api = `http://localhost:${process.env['LIA_PORT'] ?? 4000}`;

const builtAt = new Date().toISOString();

/** What so many screens share goes into a common file. More spares bytes, fewer spares requests. */
const SHARED = 3;

export default defineConfig({
  plugins: [react(), devSettings(), meta(builtAt), precompress()],
  define: {
    'import.meta.env.VITE_BUILT_AT': JSON.stringify(builtAt),
  },
  // In production the API serves the portal, so here too everything comes from one origin.
  server: { proxy: { '/api': api, '/admin': api, '/embed': api } },
  build: {
    target: syntaxTargets,
    rolldownOptions: {
      output: {
        // Left alone, every shared icon and helper becomes a file of its own: forty requests before the first field.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            {
              name: 'ui',
              test: /node_modules\/(?:@mui|@emotion|stylis|clsx|react-transition-group)\//,
              minShareCount: SHARED,
            },
            {
              name: 'shared',
              test: /packages\/(?:portal\/src|sdk\/src\/(?!validation|.*schema))/,
              minShareCount: SHARED,
            },
          ],
        },
      },
    },
  },
});
