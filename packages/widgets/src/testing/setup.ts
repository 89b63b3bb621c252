import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The files of one page share it: each test begins without the forms, and without what was kept, of those before it.
beforeEach(async () => {
  // The library does it for the first file alone, where files share their modules.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
