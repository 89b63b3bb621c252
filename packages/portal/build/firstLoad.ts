import { brotliCompressSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { closureOf } from '../../../scripts/weigh.ts';

/** What a parent's home fetches of script before it is drawn, and the bytes that it may have as they are sent (brotli). */
const HOME = { modules: ['PersonalCache.tsx', 'MemberLayout.tsx', 'ParentDashboard.tsx'], bytes: 190_000 };

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** Files that import each other before they run: one of them would use the other before it is there. */
function cyclesIn(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  return chunks
    .filter(({ fileName, imports }) => closureOf(bundle, imports).has(fileName))
    .map(({ fileName }) => fileName);
}

/** Fails the build where chunks import each other in a circle, or where a member's first screen has become too heavy. */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const cycles = cyclesIn(bundle);
    if (cycles.length > 0) this.error(`Chunks import each other: ${cycles.join(', ')}`);

    const chunks = Object.values(bundle).filter(isChunk);
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const starts = HOME.modules.map((module) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`) ?? false);
      return chunk?.fileName ?? this.error(`${module} starts no chunk`);
    });
    const bytes = [...closureOf(bundle, [...entries, ...starts])]
      .flatMap((file) => bundle[file] ?? [])
      .filter(isChunk)
      .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    const text = `A parent's home starts with ${bytes} B of script (brotli), of ${HOME.bytes} B`;
    if (bytes > HOME.bytes) this.error(text);
    this.info(text);
  },
});
