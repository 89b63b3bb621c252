import type { ApiModule } from '../platform/module.ts';
import { calendarArchive } from './archive.ts';
import { demoCalendar } from './demoData.ts';
import { feedRoutes } from './feedRoutes.ts';
import { calendarRoutes } from './routes.ts';

export const calendar: ApiModule = {
  name: 'calendar',
  routes(api) {
    calendarRoutes(api);
    feedRoutes(api);
  },
  archive: calendarArchive,
  demoData: demoCalendar,
};
