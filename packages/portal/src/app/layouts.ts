import { audienceOf } from '@lia/sdk/accounts/roles';

import type { Screen } from '../routing/route.ts';

/** The frames around pages, which are fetched with the first page that stands in one. */
export const loadFrame = {
  public: () => import('../shell/PublicLayout.tsx'),
  full: () => import('../shell/FullLayout.tsx'),
  student: () => import('../shell/StudentLayout.tsx'),
} as const;

/** The frame of a layout for a member of these roles, or for a visitor of none: students have a reduced one (document 1 section 2). */
export function frameOf(layout: Exclude<Screen['layout'], 'none'>, roles: readonly string[]): keyof typeof loadFrame {
  if (layout === 'public') return 'public';
  return audienceOf(roles[0] ?? '') === 'students' ? 'student' : 'full';
}
