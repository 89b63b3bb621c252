import { test as base } from 'vitest';

import { seedDemoData } from '../platform/demoData.ts';
import { type RunningApi, startApi } from './api.ts';

/** A test whose `api` has the demo data, loaded once for the file. */
export const test = base.extend<{ api: RunningApi }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const api = await startApi();
      await seedDemoData(api.app);
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});
