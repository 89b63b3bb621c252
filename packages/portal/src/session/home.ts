import { audienceOf, isAdmin } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { use } from 'react';

import { ScreensContext } from '../routing/contexts.ts';

/** Finds the path of the screen on which a member starts: that of the audience of their first role (document 1 section 2). */
export function useHome(): (user: SessionUser) => string {
  const { screens } = use(ScreensContext);
  return (user) => {
    const audience = audienceOf(user.role[0] ?? '');
    return screens.find(({ home }) => home === audience)?.path ?? '/';
  };
}

export const isAdministrator = (user: SessionUser): boolean => user.role.some(isAdmin);
