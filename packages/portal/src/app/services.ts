import { createContext, use } from 'react';

import type { Session } from '../services/sessionStore.ts';
import type { Toasts } from '../services/toasts.ts';

/** What every screen may reach, made once in `main.tsx`. */
export interface Services {
  session: Session;
  toasts: Toasts;
  /** Leaves the portal for another address. */
  go: (url: string) => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('Outside of ServicesContext');
  return services;
}
