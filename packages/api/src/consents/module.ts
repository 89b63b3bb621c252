import type { ApiModule } from '../platform/module.ts';
import { consentArchive } from './archive.ts';
import { ensureFirstTexts } from './firstTexts.ts';
import { consentRoutes } from './routes.ts';

export const consents: ApiModule = {
  name: 'consents',
  routes: consentRoutes,
  start: ensureFirstTexts,
  archive: consentArchive,
};
