import { homeworkFileRules } from '@lia/sdk/homework/files';

import { uploadsWithoutRow } from '../uploads/purpose.ts';

/** Files of activities, the same ones as in the calls that make and change them. */
export const activityUploads = uploadsWithoutRow({
  name: 'activity',
  permission: 'activities.manage',
  rule: homeworkFileRules.teacherHomework,
});
