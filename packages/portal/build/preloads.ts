import type { Plugin, Rolldown } from 'vite';

import { closureOf } from '../../../scripts/weigh.ts';

type Resolve = (file: string, dependencies: string[], host: { hostId: string; hostType: 'html' | 'js' }) => string[];

/**
 * Fetches along with a file what it imports, but for what the importing file runs on: to name that in each of them cost 3 kB of the
 * first load.
 */
export function preloads(): { plugin: Plugin; resolveDependencies: Resolve } {
  let files: Rolldown.OutputBundle = {};
  const loaded = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: 'preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          files = bundle;
        },
      },
    },
    resolveDependencies(file, dependencies, { hostId, hostType }) {
      if (hostType === 'html') return dependencies;
      const known = loaded.get(hostId) ?? closureOf(files, [hostId]);
      loaded.set(hostId, known);
      const missing = dependencies.filter((one) => !known.has(one));
      // The file itself is fetched as it is.
      return missing.length === 1 && missing[0] === file ? [] : missing;
    },
  };
}
