import type { ApiModule } from '../platform/module.ts';
import { consentArchive } from './archive.ts';
import { consentRoutes } from './routes.ts';

export const consents: ApiModule = { name: 'consents', routes: consentRoutes, archive: consentArchive };
