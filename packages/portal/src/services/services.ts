import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionUser } from '@lia/sdk/accounts/schema';

import type { OfflineReads } from './offlineReads.ts';
import type { SettingsStore } from './settingsStore.ts';
import type { Session, SessionState } from './sessionStore.ts';
import type { Toasts } from './toasts.ts';

/** What every screen may reach, made once in `main.tsx`. */
export interface Services {
  session: Session;
  reads: OfflineReads;
  toasts: Toasts;
  settings: SettingsStore;
  /** Leaves the portal for another address, which may take the place of this one in the browser's history. */
  go: (url: string, how?: 'replace') => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('Outside of ServicesContext');
  return services;
}

export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Whether an administrator sees the portal as a member, and changes nothing (decision 54). */
export function useIsView(): boolean {
  const state = useSession();
  return state.status === 'member' && state.user.viewed === true;
}

/** The person for whom a guarded screen is drawn. */
export const MemberContext = createContext<SessionUser | null>(null);

export function useMember(): SessionUser {
  const user = use(MemberContext);
  if (!user) throw new Error('Outside of a guarded route');
  return user;
}
