import { homeworkFileRules } from '@lia/sdk/homework/files';

import { notFound } from '../platform/errors.ts';
import type { UploadPurpose } from '../uploads/purpose.ts';
import { requireOpenHomework } from './open.ts';

/** Files of a delivery, until the last entry of the homework. */
export const homeworkUploads: UploadPurpose = {
  name: 'homework',
  permission: 'homework.deliver',
  rule: homeworkFileRules.studentHomework,
  async requireOpen(db, { userId }, rowId) {
    if (rowId === null) throw notFound();
    await requireOpenHomework(db, userId, rowId);
  },
};
