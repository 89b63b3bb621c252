import type { ApiModule } from '../platform/module.ts';
import { demoRecordings } from './demoData.ts';
import { recordingRoutes } from './routes.ts';
import { recordingMedia } from './scope.ts';
import { sweepRecordings } from './service.ts';
import { recordingUploads } from './uploads.ts';

export const recordings: ApiModule = {
  name: 'recordings',
  routes: recordingRoutes,
  uploads: [recordingUploads],
  media: recordingMedia,
  sweep: sweepRecordings,
  demoData: demoRecordings,
};
