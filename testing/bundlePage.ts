import { join } from 'node:path';

import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** A page's script as its owner's tools would make it out of TSX, with the React of this project. */
export async function bundlePage(code: string): Promise<string> {
  const file = join(root, 'packages/widgets/src/copied.tsx');
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'copied',
        resolveId: (id) => (id === file ? file : null),
        load: (id) => (id === file ? code : null),
      },
    ],
    build: { write: false, lib: { entry: file, formats: ['es'] } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('Nothing was built');
  return chunk.code.replaceAll('</script', '<\\/script');
}
