import { mediaFileRule } from '@lia/sdk/media/rules';

import { uploadsWithoutRow } from '../uploads/purpose.ts';

/** The file of a recording, which comes before its row. */
export const recordingUploads = uploadsWithoutRow({
  name: 'recording',
  permission: 'recordings.manage',
  rule: mediaFileRule,
});
