import type { ApiModule } from '../platform/module.ts';
import { settingsRoutes } from './routes.ts';
import { sessionSettings } from './store.ts';
import { settings as table } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const settings: ApiModule = {
  name: 'settings',
  routes: settingsRoutes,
  sessionUser: sessionSettings,
  erasure: [deleteRows(table.userId)],
};
