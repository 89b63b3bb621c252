import { homeworkFileRules } from '@lia/sdk/homework/files';

import { uploadsWithoutRow } from '../uploads/purpose.ts';

/** Files of announcements, the same ones as in the calls that make and change them. */
export const announcementUploads = uploadsWithoutRow({
  name: 'announcement',
  permission: 'announcements.manage',
  rule: homeworkFileRules.teacherHomework,
});
