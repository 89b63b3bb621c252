import '@fontsource-variable/figtree/index.css';
import { beforeAll, beforeEach, chai, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// A failure names all that axe found, not its number alone.
chai.config.truncateThreshold = 0;

// The API starts beside the browser, and loads the demo data.
const API_STARTS_WITHIN_MS = 120_000;
beforeAll(
  () =>
    vi.waitFor(() => fetch(`${inject('apiOrigin')}/readyz`, { mode: 'no-cors' }), {
      timeout: API_STARTS_WITHIN_MS,
      interval: 200,
    }),
  API_STARTS_WITHIN_MS,
);

// One browser for all tests: there is no session and no stored choice, and there is room for a table.
beforeEach(async () => {
  // The library does it for the first file alone, where files share their modules.
  await cleanup();
  // An action keeps its place until a key is pressed: its console is gone, and this test's would lose the focus to it.
  document.dispatchEvent(new KeyboardEvent('keydown'));
  localStorage.clear();
  await page.viewport(1280, 860);
});
