import type { ApiModule } from '../platform/module.ts';
import { calendarArchive } from './archive.ts';
import { calendarRoutes } from './routes.ts';

export const calendar: ApiModule = { name: 'calendar', routes: calendarRoutes, archive: calendarArchive };
