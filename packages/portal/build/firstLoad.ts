import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { closureOf } from '../../../scripts/weigh.ts';

/** What every first screen of a parent is made of; the shell of all members, but for their own dashboard. */
const HOME = [
  'app/WholePortal.tsx',
  'app/texts.ts',
  'app/PersonalCache.tsx',
  'shell/MemberLayout.tsx',
  'dashboards/ParentDashboard.tsx',
];

/** What first screens fetch of script beside the entry before they work, and the bytes that they may have as they are sent (brotli). */
const FIRST_SCREENS = [
  { screen: 'The sign-in', modules: [], bytes: 120_000 },
  { screen: "A parent's home", modules: HOME, bytes: 190_000 },
];

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** Files that import each other before they run: one of them would use the other before it is there. */
function cyclesIn(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  return chunks
    .filter(({ fileName, imports }) => closureOf(bundle, imports).has(fileName))
    .map(({ fileName }) => fileName);
}

/** The chunks of the entry and of modules that start chunks, with all that they import. @throws {Error} where one starts none. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter(isChunk);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const starts = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`) ?? false);
    if (!chunk) throw new Error(`${module} starts no chunk`);
    return chunk.fileName;
  });
  return closureOf(bundle, [...entries, ...starts]);
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Modules and all that they import, but for what they fetch later. */
function importedBy(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = modules.map((module) => join(import.meta.dirname, '../src', module));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * The name of a chunk of modules that several screens share: those that a parent's home does without are in a chunk of their own,
 * which the home does not fetch.
 */
export function apartFromHome(name: string): (id: string, graph: Graph) => string {
  let ofHome: ReadonlySet<string> | null = null;
  return (id, graph) => {
    ofHome ??= importedBy(['main.tsx', ...HOME], graph);
    return ofHome.has(id) ? name : `${name}-later`;
  };
}

/** The chunks that a parent's home is drawn from. */
export const filesOfHome = (bundle: Rolldown.OutputBundle): Set<string> => filesOf(bundle, HOME);

/** Fails the build where chunks import each other in a circle, or where a first screen has become too heavy. */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const cycles = cyclesIn(bundle);
    if (cycles.length > 0) this.error(`Chunks import each other: ${cycles.join(', ')}`);

    for (const { screen, modules, bytes } of FIRST_SCREENS) {
      const sent = [...filesOf(bundle, modules)]
        .flatMap((file) => bundle[file] ?? [])
        .filter(isChunk)
        .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
      const text = `${screen} starts with ${sent} B of script (brotli), of ${bytes} B`;
      if (sent > bytes) this.error(text);
      this.info(text);
    }
  },
});
