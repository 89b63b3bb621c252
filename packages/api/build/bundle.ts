import { readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

import { build, type Metafile } from 'esbuild';

const PACKAGE = join(import.meta.dirname, '..');

/** Where `pnpm build` puts the server. */
const SERVER = join(PACKAGE, 'dist/server');

/**
 * Builds the server as JavaScript, with the contract in it and its dependencies beside it. The folder must be as deep in
 * the package as `src/platform` is: the code finds migrations, legal texts and the built apps relative to its own file.
 * @throws {Error} where the server imports what is no production dependency.
 */
export async function bundleServer(folder: string = SERVER): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: PACKAGE,
    // The thread is loaded by its own name.
    entryPoints: { main: 'src/main.ts', stallThread: 'src/platform/stallThread.js' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.20',
    packages: 'external',
    alias: { '@lia/sdk': join(PACKAGE, '../sdk/src') },
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(PACKAGE, 'package.json'), 'utf8'),
  );
  const missing = packagesOf(metafile).filter((name) => !Object.hasOwn(dependencies, name));
  if (missing.length > 0) throw new Error(`Not among the dependencies of @lia/api: ${missing.join(', ')}`);
}

function packagesOf({ outputs }: Metafile): string[] {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports);
  const external = imported.filter((it) => it.external === true && !isBuiltin(it.path));
  return [...new Set(external.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path))];
}
