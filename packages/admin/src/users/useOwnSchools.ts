import type { UserPlace, UserRecord } from '@lia/sdk/users/records';
import { useGetIdentity, useGetOne } from 'react-admin';

/** The schools that the caller runs; none until they are known. */
export function useOwnSchools(): readonly UserPlace[] {
  const { identity } = useGetIdentity();
  const { data } = useGetOne<UserRecord & { id: string }>(
    'users',
    { id: String(identity?.id) },
    { enabled: identity !== undefined, retry: false },
  );
  return data?.places.filter(({ roles }) => roles.includes('schoolAdmin')) ?? [];
}
