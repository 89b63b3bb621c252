import { may } from '@lia/sdk/accounts/permissions';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import type { FoundGroup, FoundPerson } from '@lia/sdk/users/search';

import { childPath } from '../../routing/paths.ts';
import { groupPath } from '../../groups/paths.ts';
import type { MenuTarget, MemberMenuItem } from '../menu.ts';

/** What the search finds: a screen, a group, or a person. */
export type SearchResult =
  | { type: 'page'; item: MemberMenuItem }
  | { type: 'group'; group: FoundGroup }
  | { type: 'person'; person: FoundPerson };

/** Where a person is shown: in the console to who manages users there, in their group to who teaches it, else among the parent's children. */
function personTarget({ uuid, group_id }: FoundPerson, user: SessionUser): MenuTarget {
  if (may(user, 'users.manage')) return { href: `/admin/users/${uuid}/show`, target: '_self' };
  return { to: group_id !== null && may(user, 'groups.manage') ? groupPath(group_id) : childPath(uuid) };
}

export function targetOf(result: SearchResult, user: SessionUser): MenuTarget {
  if (result.type === 'page') return result.item.target;
  return result.type === 'group' ? { to: groupPath(result.group.id) } : personTarget(result.person, user);
}
