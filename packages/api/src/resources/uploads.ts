import { resourceFileRule } from '@lia/sdk/resources/rules';

import { uploadsWithoutRow } from '../uploads/purpose.ts';

/** The file of a resource, which comes before its row. */
export const resourceUploads = uploadsWithoutRow({
  name: 'resource',
  permission: 'resources.manage',
  rule: resourceFileRule,
});
