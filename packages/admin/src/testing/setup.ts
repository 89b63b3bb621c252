import '@fontsource-variable/figtree/index.css';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// One browser for all tests: there is no session and no stored choice, and there is room for a table.
beforeEach(async () => {
  // The library does it for the first file alone, where files share their modules.
  await cleanup();
  localStorage.clear();
  await page.viewport(1280, 860);
});
