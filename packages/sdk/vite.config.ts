import { readdirSync } from 'node:fs';

import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

import { dependencies } from './package.json' with { type: 'json' };

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => `src/${path}`);

// Each module of the contract is an entry of its own (`@lia/sdk/giving/endpoints`): a caller pays for what it uses.
export default defineConfig({
  plugins: [
    dts({
      include: modules,
      // TypeScript leaves the endings of sources in the types it writes.
      beforeWriteFile: (filePath, content) => ({
        filePath,
        content: content.replaceAll(/((?:from |module |import\()'\.[^']*)\.tsx?'/g, "$1.js'"),
      }),
      afterDiagnostic: (diagnostics) => {
        if (diagnostics.length > 0) throw new Error('The types of @lia/sdk do not compile');
      },
    }),
  ],
  build: {
    target: 'es2023',
    minify: false,
    lib: { entry: modules, formats: ['es'] },
    rolldownOptions: {
      external: Object.keys(dependencies),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
