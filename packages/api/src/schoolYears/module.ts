import type { ApiModule } from '../platform/module.ts';
import { demoSchoolYears } from './demoData.ts';
import { schoolYearRoutes } from './routes.ts';

export const schoolYears: ApiModule = { name: 'schoolYears', routes: schoolYearRoutes, demoData: demoSchoolYears };
