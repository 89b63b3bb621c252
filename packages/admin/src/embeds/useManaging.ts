import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { usePermissions } from 'react-admin';

/** Whether the user changes sites, rather than looking at those of their school. */
export function useManaging(): boolean {
  const { permissions } = usePermissions<Holder>();
  return permissions !== undefined && may(permissions, 'embeds.manage');
}
