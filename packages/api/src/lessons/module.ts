import type { ApiModule } from '../platform/module.ts';
import { lessonArchive } from './archive.ts';
import { demoLessons } from './demoData.ts';
import { lessonRoutes } from './routes.ts';

export const lessons: ApiModule = {
  name: 'lessons',
  routes: lessonRoutes,
  archive: lessonArchive,
  demoData: demoLessons,
};
