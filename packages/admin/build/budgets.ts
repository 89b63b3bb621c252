import { join } from 'node:path';

import type { Plugin } from 'vite';

import { closureOf, weigh, type Weighed } from '../../../scripts/weigh.ts';

const KB = 1000;

/** All scripts and styles before the first list (docs/decisions/0051). */
const FIRST_LIST_BYTES = 331 * KB;
/** What a further resource may add to it. */
const RESOURCE_BYTES = 40 * KB;
/** The page and the forms of a record, which all resources share. */
const RECORD_BYTES = 60 * KB;

const root = join(import.meta.dirname, '..');
/** The table of all resources, and the one that an administrator's menu begins with. */
const TABLE = join(root, 'src/app/resourceFiles.ts');
const EARLY = join(root, 'src/app/early.ts');
const FIRST = join(root, 'src/institutions/resource.tsx');
const PAGES = ['src/records/ResourceShow.tsx', 'src/records/ResourceForm.tsx'].map((file) => join(root, file));

/** What joins the files of a build. */
const RUNTIME = /rolldown-runtime/;

/** Fails the build where the first load, or that of a resource, is beyond its budget. */
export function weighConsole(): Plugin {
  return {
    name: 'lia:weigh-console',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      /** The file that a module begins. */
      const fileOf = (module: string): string => {
        const found = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
        if (!found) throw new Error(`${module} has a budget, but no file of its own`);
        return found.fileName;
      };
      const start = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const early = chunks.find(({ moduleIds }) => moduleIds.includes(EARLY))?.fileName;
      // Files run in the order of their imports.
      const [ranFirst] = chunks
        .flatMap(({ isEntry, imports }) => (isEntry ? imports : []))
        .filter((file) => !RUNTIME.test(file));
      if (early === undefined || ranFirst !== early) throw new Error(`${EARLY} does not run before the libraries`);
      const first = closureOf(bundle, [...start, fileOf(FIRST)]);
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      const further = (what: string, modules: readonly string[], bytes: number): Weighed => ({
        what,
        files: [...closureOf(bundle, modules.map(fileOf))].filter((file) => !first.has(file)),
        bytes,
      });
      const resources = this.getModuleInfo(TABLE)?.dynamicallyImportedIds ?? [];
      const checks = [
        { what: 'The first list', files: [...first, ...styles], bytes: FIRST_LIST_BYTES },
        ...resources
          .filter((module) => module !== FIRST)
          .map((module) => further(module.slice(root.length), [module], RESOURCE_BYTES)),
        further('Pages of records', PAGES, RECORD_BYTES),
      ];
      await weigh(checks, { dir, folder: root });
    },
  };
}
