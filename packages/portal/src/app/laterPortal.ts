import { type ComponentType, lazy } from 'react';

import type { I18n } from '../i18n/i18n.ts';
import type { OfflineReads } from '../services/offlineReads.ts';

/** The screens behind the sign-in, with their theme and texts. */
export interface LaterPortal {
  Portal: ComponentType;
  /** Fetches them before they are drawn. */
  prepare: () => void;
}

export function laterPortal(i18n: I18n, reads: OfflineReads, reload: () => void): LaterPortal {
  async function load() {
    const [portal, { texts }] = await Promise.all([import('./WholePortal.tsx'), import('./texts.ts')]);
    await i18n.add(texts);
    reads.add(portal.readings);
    return portal;
  }
  let loading: ReturnType<typeof load> | null = null;
  const loadOnce = () => {
    loading ??= load();
    // After a failure it is asked for again.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  let isPrepared = false;

  /** A file that was lost ahead of time is lost to some browsers until the page is loaded again. */
  async function loadToDraw() {
    try {
      return await loadOnce();
    } catch (error) {
      if (!isPrepared || !navigator.onLine) throw error;
      reload();
      return new Promise<never>(() => {});
    }
  }

  return {
    Portal: lazy(loadToDraw),
    prepare: () => {
      isPrepared = true;
      void loadOnce().catch(() => undefined);
    },
  };
}
