import type { ApiModule } from '../platform/module.ts';
import { schoolArchive } from './archive.ts';
import { seedInstitutions } from './demoInstitutions.ts';
import { groupYearsJob } from './groupYears.ts';
import { sessionSchool } from './members.ts';
import { ensurePublicSchool } from './publicSchool.ts';
import { institutionRoutes } from './routes.ts';

export const institutions: ApiModule = {
  name: 'institutions',
  routes: institutionRoutes,
  jobs: (app) => [groupYearsJob(app.db)],
  sessionUser: sessionSchool,
  start: ensurePublicSchool,
  demoData: { write: seedInstitutions },
  archive: schoolArchive,
};
