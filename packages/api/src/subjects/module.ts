import type { ApiModule } from '../platform/module.ts';
import { subjectRoutes } from './routes.ts';

export const subjects: ApiModule = { name: 'subjects', routes: subjectRoutes };
