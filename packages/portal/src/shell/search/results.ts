import { may } from '@lia/sdk/accounts/permissions';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import type { FoundPerson } from '@lia/sdk/users/search';

import type { MenuTarget, MemberMenuItem } from '../menu.ts';

/** What the search finds: a screen, or a person. */
export type SearchResult = { type: 'page'; item: MemberMenuItem } | { type: 'person'; person: FoundPerson };

/** Where a person is shown: in the console to who manages users there, else among the parent's children. */
export function personTarget({ uuid }: FoundPerson, user: SessionUser): MenuTarget {
  if (may(user, 'users.manage')) return { href: `/admin/users/${uuid}/show`, target: '_self' };
  return { to: '/apps/dashboardpadres' };
}
