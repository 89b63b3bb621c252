import type { Permission, Reach } from '@lia/sdk/accounts/permissions';
import type { RoleGroup } from '@lia/sdk/accounts/roles';
import type { Route } from '@lia/sdk/http/endpoint';

/** A visitor has no session; `public` is what needs none, and rows that a call names by an id that cannot be guessed. */
export type Access = Partial<Record<RoleGroup | 'visitor', Reach | 'public'>>;

/** The routes of one permission, and which rows each role group reaches by them. A group that is missing is refused. */
export interface AccessRow {
  permission: Permission;
  access: Access;
  routes: readonly Route[];
}
