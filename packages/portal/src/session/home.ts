import { audienceOf, isAdmin } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';

import { screens } from '../app/routes.ts';

/** The path of the screen on which a member starts: that of the audience of their first role (document 1 section 2). */
export function homeOf(user: SessionUser): string {
  const audience = audienceOf(user.role[0] ?? '');
  return screens.find(({ home }) => home === audience)?.path ?? '/';
}

export const isAdministrator = (user: SessionUser): boolean => user.role.some(isAdmin);
