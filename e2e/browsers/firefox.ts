import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../packages/api/src/testing/freePort.ts';
import { connect } from './bidi.ts';
import type { Engine } from './browser.ts';
import { startProgram } from './program.ts';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

const findProgram = (): string | undefined => process.env['FIREFOX_PATH'] ?? PATHS.find(existsSync);

/** Firefox as people have it, where Playwright brings one of its own making. */
export const firefox: Engine = {
  name: 'firefox',
  isInstalled: () => findProgram() !== undefined,
  install: 'Firefox is not installed: `apt-get install firefox-esr`, or name its program in FIREFOX_PATH.',
  async launch() {
    const path = findProgram();
    if (path === undefined) throw new Error(this.install);
    const port = await freePort();
    const profile = await mkdtemp(join(tmpdir(), 'lia-firefox-'));
    const listens = () =>
      fetch(`http://127.0.0.1:${port}`).then(
        () => true,
        () => false,
      );
    const program = await startProgram(
      path,
      ['--headless', `--remote-debugging-port=${port}`, '--profile', profile],
      listens,
    );
    const browser = await connect(`ws://127.0.0.1:${port}/session`);
    return {
      ...browser,
      async close() {
        await browser.close();
        await program.stop();
        await rm(profile, { recursive: true, force: true });
      },
    };
  },
};
