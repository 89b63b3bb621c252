import { mediaFileRule } from '@lia/sdk/media/rules';

import { notFound } from '../platform/errors.ts';
import type { UploadPurpose } from '../uploads/purpose.ts';

/** The file of a recording, which comes before its row. */
export const recordingUploads: UploadPurpose = {
  name: 'recording',
  permission: 'recordings.manage',
  rule: mediaFileRule,
  async requireOpen(_, __, rowId) {
    if (rowId !== null) throw notFound();
  },
};
