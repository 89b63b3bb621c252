import { createContext, type ReactNode, useContext } from 'react';

import { TextProvider } from '../i18n/TextProvider.tsx';
import type { Host } from './host.ts';

const HostContext = createContext<Host | null>(null);

/**
 * Gives forms their surroundings. Spanish is there at once; another language is fetched first, and until it arrives
 * `fallback` is shown (a form that is already in use keeps its words meanwhile).
 */
export function WidgetProvider({
  host,
  fallback,
  children,
}: {
  host: Host;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <HostContext value={host}>
      <TextProvider language={host.language} fallback={fallback}>
        {children}
      </TextProvider>
    </HostContext>
  );
}

/** The surroundings of the form. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('A form of @lia/widgets needs a WidgetProvider around it');
  return host;
}
