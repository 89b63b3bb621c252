import type { Settings } from '@lia/sdk/settings/rules';
import { useSyncExternalStore } from 'react';

import { useServices } from './services.ts';
import type { Look } from './look.ts';

/** How the portal looks now. */
export function useLook(): Look {
  const { settings } = useServices();
  return useSyncExternalStore(settings.subscribe, settings.look);
}

/** What the person chose, and choosing something else. */
export function useSettings(): [Settings, (changes: Settings) => void] {
  const { settings } = useServices();
  return [useSyncExternalStore(settings.subscribe, settings.chosen), settings.choose];
}
