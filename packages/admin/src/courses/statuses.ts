import { isProgramming } from '@lia/sdk/courses/rules';
import type { CourseRecord } from '@lia/sdk/courses/records';
import MembersIcon from '@mui/icons-material/LockOutlined';
import ShownIcon from '@mui/icons-material/StorefrontOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';

import type { Statuses } from '../resources/field.ts';

/** Whether visitors are offered the course; those of programming they never are (document 1 section 4). */
export const offerStatuses = {
  published: { label: 'courses.published', tone: 'good', icon: ShownIcon },
  members: { label: 'courses.notForVisitors', tone: 'quiet', icon: MembersIcon },
  unpublished: { label: 'courses.unpublished', tone: 'quiet', icon: HiddenIcon },
} as const satisfies Statuses;

export function offerOf({ published, keywords }: CourseRecord): keyof typeof offerStatuses {
  if (!published) return 'unpublished';
  return isProgramming(keywords) ? 'members' : 'published';
}
