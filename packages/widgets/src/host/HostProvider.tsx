import { createContext, type ReactNode, useContext, useEffect } from 'react';

import { type FetchEnglish, TextProvider } from '../i18n/TextProvider.tsx';
import type { FormResult, Host } from './host.ts';

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

/** Leaves for `url` after a pause, in which `message` can be read; null stays. Who left the form already stays away. */
export function useDeparture(url: string | null, afterMs: number, message?: string, result?: FormResult): void {
  const { go } = useHost();
  useEffect(() => {
    if (url === null) return;
    const timer = setTimeout(() => go(url, message, result), afterMs);
    return () => clearTimeout(timer);
  }, [url, afterMs, message, result, go]);
}
