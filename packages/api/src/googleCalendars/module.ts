import type { ApiModule } from '../platform/module.ts';
import { googleArchive } from './archive.ts';
import { googleInCalendar } from './calendar.ts';
import { googleOf } from './google/configured.ts';
import { googleJobs } from './jobs.ts';
import { googleCalendarRoutes } from './routes.ts';
import { sweepConnections } from './service.ts';
import { googleErasure } from './erasure.ts';

export const googleCalendars: ApiModule = {
  name: 'googleCalendars',
  routes: googleCalendarRoutes,
  jobs(app) {
    const google = googleOf(app.config);
    return google ? googleJobs(app, google) : [];
  },
  sweep: ({ db, config }) => sweepConnections(db, config.google !== null),
  calendar: googleInCalendar,
  archive: googleArchive,
  erasure: googleErasure,
};
