import { defineConfig } from '@playwright/test';

import { screensOf } from './configuration.ts';

/** Pictures of every screen of the started product, to be looked at. They assert nothing. */
export default defineConfig({
  ...(await screensOf({
    files: 'shoot',
    members: ['padre', 'maestro', 'admin_escuela', 'alumno'],
    administrators: ['admin', 'admin_escuela'],
  })),
  reporter: 'list',
});
