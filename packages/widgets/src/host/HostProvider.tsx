import { createContext, type ReactNode, useContext } from 'react';

import { type FetchEnglish, TextProvider } from '../i18n/TextProvider.tsx';
import type { Host } from './host.ts';

const HostContext = createContext<Host | null>(null);

/** The surroundings of forms, whose English comes from whatever puts the package together. */
export function HostProvider({
  host,
  fetchEnglish,
  fallback,
  children,
}: {
  host: Host;
  fetchEnglish: FetchEnglish;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <HostContext value={host}>
      <TextProvider language={host.language} fetchEnglish={fetchEnglish} fallback={fallback}>
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
