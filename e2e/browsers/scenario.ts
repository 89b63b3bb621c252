import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { test as base, expect } from '@playwright/test';

import { bundlePage } from '../../testing/bundlePage.ts';
import { openBrowser } from './drivers.ts';
import { Tab } from './tab.ts';

let script: Promise<string> | undefined;

/** A scenario in a browser opened for it; an error, a broken policy or a page that is too wide on the way fails it. */
export const test = base.extend<{ tab: Tab }>({
  async tab({ browserName }, use, testInfo) {
    if (browserName === 'chromium') throw new Error('Every other test runs in Chromium.');
    script ??= bundlePage(`import '${join(import.meta.dirname, 'inPage.ts')}';`);
    const driver = await openBrowser[browserName](await script);
    try {
      const tab = new Tab(driver, await script);
      await use(tab);
      expect(await tab.takeErrors()).toEqual([]);
    } finally {
      if (testInfo.errors.length > 0) {
        const path = testInfo.outputPath('page.png');
        await writeFile(path, await driver.takeScreenshot(), 'base64');
        await testInfo.attach(await driver.getCurrentUrl(), { path });
      }
      await driver.quit();
    }
  },
});
