import { existsSync } from 'node:fs';

import { freePort } from '../../packages/api/src/testing/freePort.ts';
import type { Engine } from './browser.ts';
import { startProgram } from './program.ts';
import { startScreen } from './screen.ts';
import { isReady, openSession } from './webDriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** WebKit as GNOME's browser has it, the next of kin to Safari that runs without Apple's system. */
export const webkit: Engine = {
  name: 'webkit',
  isInstalled: () => [DRIVER, XVFB].every(existsSync),
  install: 'WebKitGTK is not installed: `apt-get install webkit2gtk-driver xvfb`.',
  async launch() {
    const screen = await startScreen(XVFB);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const driver = await startProgram(DRIVER, [`--port=${port}`], () => isReady(origin), {
      env: {
        DISPLAY: screen.display,
        // Its sandbox cannot start where root runs it, as containers do.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    const first = await openSession(origin);
    await first.window.close();
    return {
      name: first.browser.replace('MiniBrowser', 'WebKitGTK'),
      open: async () => (await openSession(origin)).window,
      async close() {
        await driver.stop();
        await screen.stop();
      },
    };
  },
};
