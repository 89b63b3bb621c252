import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

// For hosts that are React applications themselves: modules as they are written, every library left to the host.
export default defineConfig({
  plugins: [
    dts({
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/testing', 'src/loader', 'src/element', 'src/embed'],
      // TypeScript leaves the endings of sources in the types it writes.
      beforeWriteFile: (filePath, content) => ({
        filePath,
        content: content.replaceAll(/((?:from |module |import\()'\.[^']*)\.tsx?'/g, "$1.js'"),
      }),
      afterDiagnostic: (diagnostics) => {
        if (diagnostics.length > 0) throw new Error('The types of @lia/widgets do not compile');
      },
    }),
  ],
  build: {
    outDir: 'dist/lib',
    target: 'es2023',
    minify: false,
    lib: {
      entry: { react: 'src/react.ts', jsx: 'src/jsx.ts', 'theme/tokens': 'src/theme/tokens.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
