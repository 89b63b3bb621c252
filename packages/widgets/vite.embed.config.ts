import { defineConfig } from 'vite';

import { syntaxTargets } from '../../scripts/browsers.ts';
import { aliases } from './build/aliases.ts';
import { weighElements } from './build/budgets.ts';
import { chunkFile, shared } from './build/chunks.ts';
import { compileAhead } from './build/compileAhead.ts';
import { compress } from './build/compress.ts';
import { drawForms, shells } from './build/embed.ts';
import { styledClasses } from './build/styles.ts';

export default defineConfig({
  plugins: [styledClasses({ keep: false }), shells(await drawForms()), compileAhead(), weighElements(), compress()],
  resolve: { alias: aliases },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: 'dist/embed/v1',
    target: syntaxTargets,
    reportCompressedSize: false,
    // As a library, so that Vite puts no preload helper around the imports: the loader itself fetches in parallel.
    lib: { entry: { lia: 'src/loader/lia.ts' }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: chunkFile,
        // Files keep the names that they give each other: a tab opened before a release may fetch a file after it.
        minifyInternalExports: false,
        // Vite's library defaults leave whitespace and long names.
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        // Which calls are pure is of use to bundlers alone: a browser only fetches it.
        comments: { annotation: false },
        codeSplitting: { includeDependenciesRecursively: false, groups: shared },
      },
    },
  },
});
