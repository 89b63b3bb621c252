import type { ApiModule } from '../platform/module.ts';
import { groupRegistrationRoutes } from './routes.ts';

export const groupRegistrations: ApiModule = { name: 'groupRegistrations', routes: groupRegistrationRoutes };
