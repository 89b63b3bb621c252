import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { closureOf } from '../../../scripts/weigh.ts';
import { FURTHER, HOME, SCREENS, UPLOADS } from './screens.ts';

/** Characters of the hash in the name of a file. The usual eight would cost a screen 600 B more: hashes hardly compress. */
export const HASH_LENGTH = 7;

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

/** What the app of a device has before it loses its connection: a parent's home, and the week of a student with what sends files. */
export const filesOffline = (bundle: Rolldown.OutputBundle): Set<string> =>
  filesOf(bundle, [...HOME, ...SCREENS.students.flatMap(({ modules }) => modules), ...UPLOADS]);

/**
 * Gives the files that a script names other hashes, which do not follow what is in them: otherwise a change of any file would give
 * those that name it another weight, by up to 130 B on one screen.
 */
function withFixedHashes(bundle: Rolldown.OutputBundle): (code: string) => string {
  const chunks = Object.values(bundle).filter(isChunk);
  const fixed = new Map(
    chunks.map(({ fileName, facadeModuleId, moduleIds, name }) => {
      // A chunk alone with its name goes by that: which of its files is the first, and where that lies, changes no weight.
      const isAlone = chunks.filter((chunk) => chunk.name === name).length === 1;
      const source = isAlone ? name : relative(import.meta.dirname, facadeModuleId ?? moduleIds[0] ?? name);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH);
      return [basename(fileName), `${name}-${hash}.js`];
    }),
  );
  return (code) => code.replaceAll(/[\w.-]+\.js\b/g, (file) => fixed.get(file) ?? file);
}

/** Fails the build where chunks import each other in a circle, or where a screen with a budget has become too heavy. */
export function firstLoad(): Plugin[] {
  let screens: { screen: string; bytes: number; files: ReadonlySet<string> }[] = [];
  const find: Plugin = {
    name: 'first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const cycles = cyclesIn(bundle);
      if (cycles.length > 0) this.error(`Chunks import each other: ${cycles.join(', ')}`);
      screens = [...Object.values(SCREENS).flat(), ...FURTHER].map(({ screen, modules, bytes }) => ({
        screen,
        bytes,
        files: filesOf(bundle, modules),
      }));
    },
  };
  const weigh: Plugin = {
    name: 'first-load-weight',
    apply: 'build',
    generateBundle: {
      // Vite has written by now which files each import fetches along: that is sent as well.
      order: 'post',
      handler(_, bundle) {
        const fix = withFixedHashes(bundle);
        const sizes = new Map<string, number>();
        for (const [name, file] of Object.entries(bundle))
          if (isChunk(file) && screens.some(({ files }) => files.has(name)))
            sizes.set(name, brotliCompressSync(fix(file.code)).length);
        const weighed = screens.map(({ screen, bytes, files }) => {
          const sent = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
          return { isOver: sent > bytes, text: `${screen} fetches ${sent} B of script (brotli), of ${bytes} B` };
        });
        for (const { text } of weighed) this.info(text);
        const over = weighed.filter(({ isOver }) => isOver);
        if (over.length > 0) this.error(over.map(({ text }) => text).join('\n'));
      },
    },
  };
  return [find, weigh];
}
