import { type UserKind, userKinds } from '@lia/sdk/users/rules';
import { UUID } from '@lia/sdk/validation/fields';

/** The lists whose address is no parameter. */
const INTERESTED = '/apps/interested';

const list = (kind: UserKind | undefined): string =>
  kind === undefined
    ? '/admin/users'
    : `/admin/users?${new URLSearchParams({ filter: JSON.stringify({ kind, status: 'active' }) })}`;

/** The page of the console behind an address of the portal (document 2 section 2): a user, a list of one kind, or of all. */
export function consoleAddress(
  path: string,
  { id, type }: { id?: string | undefined; type?: string | undefined },
): string {
  if (id !== undefined && UUID.test(id)) return `/admin/users/${id}/show`;
  return list(path.startsWith(INTERESTED) ? 'interested' : userKinds.find((kind) => kind === type));
}
