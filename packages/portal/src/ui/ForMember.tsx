import type { ReactNode } from 'react';

import { useIsView } from '../services/services.ts';

/** What changes something: for the member alone, and not shown to an administrator who sees the portal as them (decision 54). */
export function ForMember({ children }: { children: ReactNode }) {
  return useIsView() ? null : children;
}
