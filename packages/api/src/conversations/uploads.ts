import { homeworkFileRules } from '@lia/sdk/homework/files';

import { uploadsWithoutRow } from '../uploads/purpose.ts';

/** Files of messages, the same ones as in the call that sends one. */
export const messageUploads = uploadsWithoutRow({
  name: 'message',
  permission: 'conversations.join',
  rule: homeworkFileRules.studentHomework,
});
