import { contactRecordLabels } from '../contacts/labels.ts';
import type { Labels } from '../messages/labels.ts';
import type { SchoolContactRecord } from './records.ts';
import { schoolContactLabels } from './schoolLabels.ts';

/** A school's request as the console shows it. */
export const schoolContactRecordLabels = {
  ...schoolContactLabels,
  ...contactRecordLabels,
} satisfies Labels<SchoolContactRecord>;
