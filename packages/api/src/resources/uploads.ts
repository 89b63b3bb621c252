import { resourceFileRule } from '@lia/sdk/resources/rules';

import { notFound } from '../platform/errors.ts';
import type { UploadPurpose } from '../uploads/purpose.ts';

/** The file of a resource, which comes before its row. */
export const resourceUploads: UploadPurpose = {
  name: 'resource',
  permission: 'resources.manage',
  rule: resourceFileRule,
  async requireOpen(_, __, rowId) {
    if (rowId !== null) throw notFound();
  },
};
