import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { screensOf } from './configuration.ts';

/** What axe finds on every screen of the started product, for each group of roles, and those whose menus differ within one. */
export default defineConfig({
  ...(await screensOf({
    files: 'axe',
    members: [
      'padre',
      'Padre-M',
      'maestro',
      // Of LIA's own school, 305.
      'Maestro-M',
      'alumno',
      'Alumno-M',
      'preescolar',
      'admin_escuela',
      'director_escuela',
      'Escuela-M',
      'admin',
      'user',
      'guest',
    ],
    administrators: ['admin', 'admin_escuela', 'director_escuela', 'Escuela-M'],
  })),
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../../.cache/accessibility.json') }]],
});
