import { existsSync } from 'node:fs';

import { Builder, type WebDriver } from 'selenium-webdriver';
import { Options } from 'selenium-webdriver/firefox.js';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** Debian's; Selenium finds every other. */
const FIREFOX_ESR = '/usr/bin/firefox-esr';

/** As wide as a phone: what is crowded there has room elsewhere. */
const VIEWPORT = { width: 390, height: 844 };

/** Opens a browser without cookies, storage or history. `script` runs in each page, before its own where that is possible. */
export const openBrowser: Record<'firefox' | 'webkit', (script: string) => Promise<WebDriver>> = {
  async firefox(script) {
    // Selenium looks for geckodriver and fetches it where it is missing; it need not report that to anyone.
    process.env['SE_AVOID_STATS'] = 'true';
    const options = new Options();
    options.addArguments('-headless');
    options.enableBidi();
    const program = process.env['FIREFOX_PATH'] ?? (existsSync(FIREFOX_ESR) ? FIREFOX_ESR : undefined);
    if (program !== undefined) options.setBinary(program);
    const driver = await new Builder().forBrowser('firefox').setFirefoxOptions(options).build();
    const bidi = await driver.getBidi();
    await bidi.send({ method: 'script.addPreloadScript', params: { functionDeclaration: `() => { ${script} }` } });
    const context = await driver.getWindowHandle();
    await bidi.send({ method: 'browsingContext.setViewport', params: { context, viewport: VIEWPORT } });
    return driver;
  },
  async webkit() {
    const address = `http://127.0.0.1:${process.env['WEBKIT_DRIVER_PORT']}`;
    const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
    await driver.manage().window().setRect(VIEWPORT);
    return driver;
  },
};
