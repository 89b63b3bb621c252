import type { SessionUser } from '@lia/sdk/accounts/schema';
import { createContext, use, useSyncExternalStore } from 'react';

import { useServices } from '../app/services.ts';
import type { SessionState } from '../services/sessionStore.ts';

export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The person for whom a guarded screen is drawn. */
export const MemberContext = createContext<SessionUser | null>(null);

export function useMember(): SessionUser {
  const user = use(MemberContext);
  if (!user) throw new Error('Outside of a guarded route');
  return user;
}
