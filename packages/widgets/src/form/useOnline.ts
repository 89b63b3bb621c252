import { useEffect, useState } from 'react';

/** Whether the device has a connection, as far as the browser knows; yes where forms are drawn without one. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(() => typeof window === 'undefined' || navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return online;
}
