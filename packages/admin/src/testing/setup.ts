import '@fontsource-variable/figtree/index.css';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';

// One browser for all tests: nobody is signed in, nothing was chosen, and there is room for a table.
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 860);
});
