import type { ApiModule } from '../platform/module.ts';
import { settingsRoutes } from './routes.ts';
import { sessionSettings } from './store.ts';

export const settings: ApiModule = { name: 'settings', routes: settingsRoutes, sessionUser: sessionSettings };
