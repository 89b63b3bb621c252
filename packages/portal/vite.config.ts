import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { syntaxTargets } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';
import { devSettings } from './build/devSettings.ts';
import { firstLoad, HASH_LENGTH } from './build/firstLoad.ts';
import { meta } from './build/meta.ts';
import { offline } from './build/offline.ts';
import { preloads } from './build/preloads.ts';
import { leftOut } from './build/leftOut.ts';
import { byNeed } from './build/screens.ts';

const api = `http://localhost:${process.env['LIA_PORT'] ?? 4000}`;

const builtAt = new Date().toISOString();

/** What so many screens share goes into a common file. More spares bytes, fewer spares requests. */
const SHARED = 3;

/** Components that open above a page, with ours for input, and those of forms: most screens start without them. */
const MUI = String.raw`node_modules/@mui/material/esm/`;
const OVERLAYS = new RegExp(
  `${MUI}(?:Modal|Popover|Menu|MenuList|MenuItem|Drawer|Dialog\\w*|Slide|Grow|Fade|Backdrop|Unstable_TrapFocus|Snackbar)/|react-transition-group/esm/Transition\\.js|portal/src/ui/InputDialog\\.tsx`,
);
/** Notices are on many screens, with their icons; those of boxes to tick come with the fields. */
const TICKS = '(?:CheckBox|Indeterminate|RadioButton)';
const ALERTS = new RegExp(`${MUI}(?:(?:Alert|Chip)/|internal/svg-icons/(?!${TICKS}))`);

const INPUTS = new RegExp(
  `${MUI}(?:\\w*Input\\w*|TextareaAutosize|Form\\w+|Checkbox|Radio\\w*|Switch|Select|NativeSelect|TextField)/|${MUI}internal/(?:(?!svg-icons)|svg-icons/${TICKS})`,
);

const ICONS = /node_modules\/@mui\/icons-material\//;
const ui = byNeed('ui');

/** What is ours. */
const OURS = /packages\/(?:portal|sdk)\/src\//;

/** What many screens share of ours. */
const COMMON =
  /packages\/(?:portal\/src\/(?:app|brand|changes|downloads|fields|i18n|prefetch|reads|routing|services|session|shell|storage|ui)|sdk\/src\/(?!.*[lL]abels\.))/;

const { plugin: keepImports, resolveDependencies } = preloads();

export default defineConfig({
  plugins: [
    react(),
    leftOut(),
    devSettings(),
    meta(builtAt),
    keepImports,
    firstLoad(),
    offline(builtAt),
    precompress(),
  ],
  // In production the API serves the portal, so here too everything comes from one origin.
  server: { proxy: { '/api': api, '/admin': api, '/embed': api } },
  build: {
    target: syntaxTargets,
    modulePreload: { resolveDependencies },
    rolldownOptions: {
      // Reading a property does nothing.
      treeshake: { propertyReadSideEffects: false },
      // A constant of another module as its value: no export, no import, and no file that is read for it alone.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
        // Left alone, every shared icon and helper becomes a file of its own: forty requests before the first field.
        codeSplitting: {
          // Otherwise one form's library would come with what every screen has.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            // The sign-in screen needs no more than this.
            { name: 'start', tags: ['$initial'] },
            { name: byNeed('overlays'), test: OVERLAYS, minShareCount: SHARED },
            { name: byNeed('alerts'), test: ALERTS, minShareCount: SHARED },
            { name: byNeed('inputs'), test: INPUTS, minShareCount: SHARED },
            {
              // Else one icon would bring what bars and lists are made of.
              name: (id, graph) => (ICONS.test(id) && ui(id, graph) === 'ui-others' ? 'icons-others' : ui(id, graph)),
              // Styles of the forms come with a version of stylis of their own.
              test: /node_modules\/(?:@mui|@emotion|\.pnpm\/stylis@4\.2|clsx|react-is|react-transition-group|hoist-non-react-statics|@babel)\b/,
              minShareCount: SHARED,
            },
            { name: byNeed('shared', COMMON), test: OURS, minShareCount: 2 },
            {
              name: byNeed('reading'),
              test: /node_modules\/(?:swr|use-sync-external-store|dequal)\//,
              minShareCount: SHARED,
            },
          ],
        },
      },
    },
  },
});
