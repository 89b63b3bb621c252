import { deletionsOf } from '../deletions/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { demoRecordings } from './demoData.ts';
import { recordingRoutes } from './routes.ts';
import { recordedIn, recordingMedia } from './scope.ts';
import { sweepRecordings } from './service.ts';
import { recordings as table } from './tables.ts';
import { recordingUploads } from './uploads.ts';

export const recordings: ApiModule = {
  name: 'recordings',
  routes: recordingRoutes,
  uploads: [recordingUploads],
  media: recordingMedia,
  sweep: sweepRecordings,
  demoData: demoRecordings,
  deletions: [
    deletionsOf('recording', {
      permission: 'recordings.manage',
      table,
      columns: { id: table.id, title: table.title, deletedAt: table.deletedAt, group: table.groupId },
      where: recordedIn,
    }),
  ],
};
