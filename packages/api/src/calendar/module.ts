import { deletionsOf } from '../deletions/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { calendarArchive } from './archive.ts';
import { demoCalendar } from './demoData.ts';
import { feedRoutes } from './feedRoutes.ts';
import { calendarRoutes } from './routes.ts';
import { writtenBy } from './scope.ts';
import { sweepEvents } from './sweep.ts';
import { calendarEvents } from './tables.ts';
import { calendarErasure } from './erasure.ts';

export const calendar: ApiModule = {
  name: 'calendar',
  routes(api) {
    calendarRoutes(api);
    feedRoutes(api);
  },
  archive: calendarArchive,
  sweep: sweepEvents,
  demoData: demoCalendar,
  deletions: [
    deletionsOf('event', {
      permission: 'calendar.write',
      table: calendarEvents,
      columns: {
        id: calendarEvents.id,
        title: calendarEvents.title,
        deletedAt: calendarEvents.deletedAt,
        group: calendarEvents.groupId,
      },
      // Who may restore events of LIA's own calendar has no list of deletions.
      where: (scope) => writtenBy({ scope, site: false }),
    }),
  ],
  erasure: calendarErasure,
};
