import type { ApiModule } from '../platform/module.ts';
import { usesPlace } from './access.ts';
import { lessonArchive } from './archive.ts';
import { demoLessons } from './demoData.ts';
import { lessonMedia } from './media.ts';
import { lessonRoutes } from './routes.ts';
import { lessonUploadPurposes } from './uploads.ts';
import { lessonErasure } from './erasure.ts';

export const lessons: ApiModule = {
  name: 'lessons',
  routes: lessonRoutes,
  uploads: lessonUploadPurposes,
  media: lessonMedia,
  usesPlace,
  archive: lessonArchive,
  demoData: demoLessons,
  erasure: lessonErasure,
};
