import type { ApiModule } from '../platform/module.ts';
import { consentRoutes } from './routes.ts';

export const consents: ApiModule = { name: 'consents', routes: consentRoutes };
