import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

import { syntaxTargets } from '../../../scripts/browsers.ts';

export const PUSH_WORKER = 'push.js';

const entry = fileURLToPath(new URL('../src/notifications/pushWorker.ts', import.meta.url));

/** Lays beside the page the script by which the service worker shows pushes: a classic one, in one file, as `importScripts` takes it. */
export const pushWorker = (): Plugin => ({
  name: 'push-worker',
  apply: 'build',
  async generateBundle() {
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      build: { target: syntaxTargets, write: false, lib: { entry, name: 'push', formats: ['iife'] } },
    });
    const outputs = Array.isArray(made) ? made : [made];
    const [script] = outputs.flatMap((one) => ('output' in one ? one.output : []));
    if (script?.type !== 'chunk') throw new Error('The push worker was not built');
    this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: script.code });
  },
});
