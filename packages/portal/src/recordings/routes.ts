import { listRecordings } from '@lia/sdk/recordings/endpoints';
import RecordingIcon from '@mui/icons-material/VideoLibraryOutlined';

import type { DomainRoutes } from '../routing/route.ts';
import { myRecordingPath, newRecordingPath, recordingFormPath, recordingPath, recordingsPath } from './paths.ts';

const managed = {
  permission: 'recordings.manage',
  title: 'recordings.title',
  layout: 'member',
  load: () => import('./RecordingScreens.tsx'),
} as const;

/** Recorded classes (document 2 section 2): in the menu of administrators alone; teachers and schools come from their resources. */
export const recordings: DomainRoutes = {
  screens: [
    {
      path: recordingsPath,
      menu: {
        in: 'navigation',
        id: 'recordings',
        label: 'recordings.title',
        icon: RecordingIcon,
        order: 6,
        audiences: ['administrators'],
      },
      shows: [listRecordings],
      ...managed,
    },
    { path: newRecordingPath, ...managed },
    { path: recordingPath(':id'), ...managed },
    { path: recordingFormPath(':id'), ...managed },
    {
      path: myRecordingPath(':id'),
      permission: 'recordings.watch',
      title: 'recordings.title',
      layout: 'member',
      load: () => import('./MyRecordingPage.tsx'),
    },
  ],
  redirects: [{ path: '/apps/grabaciones', to: recordingsPath }],
};
