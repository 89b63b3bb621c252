import type { ReactNode } from 'react';

import type { Host } from './host/host.ts';
import { HostProvider } from './host/HostProvider.tsx';

const fetchEnglish = () => import('./english/allEnglish.ts');

/**
 * Gives forms their surroundings. Spanish is there at once; another language is fetched first, and until it arrives
 * `fallback` is shown (a form that is already in use keeps its words meanwhile).
 */
export function WidgetProvider(props: { host: Host; fallback?: ReactNode; children: ReactNode }) {
  return <HostProvider fetchEnglish={fetchEnglish} {...props} />;
}
