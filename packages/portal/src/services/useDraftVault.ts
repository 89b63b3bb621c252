import type { Host } from '@lia/widgets/react';
import { useEffect, useState } from 'react';

import { useServices, useSession } from './services.ts';

interface DraftVault {
  /** Where drafts are kept; undefined for visitors, whose drafts this browser keeps for a while. */
  storage: Host['drafts'];
  /** Whether it was opened; a form that began before would find no draft. */
  ready: boolean;
}

type Drafts = NonNullable<Host['drafts']>;

/** Keeps drafts as long as the page. */
function openMemory(): Drafts {
  const drafts = new Map<string, string>();
  return {
    getItem: (name) => drafts.get(name) ?? null,
    setItem: (name, text) => void drafts.set(name, text),
    removeItem: (name) => void drafts.delete(name),
  };
}

/**
 * What the drafts of the signed-in member are kept in (`draftVault.ts`), which is fetched with the first form that keeps any
 * (`keepsDraft`). Where it does not arrive, the form is there without it.
 */
export function useDraftVault(keepsDraft = true): DraftVault {
  const { session } = useServices();
  const state = useSession();
  const owner = keepsDraft && state.status === 'member' ? state.user.uuid : null;
  const [opened, setOpened] = useState<{ owner: string; storage: Drafts } | null>(null);

  useEffect(() => {
    if (owner === null) return undefined;
    let wanted = true;
    void import('../storage/draftVault.ts')
      .then(({ openDraftVault }) => openDraftVault(session.client, owner))
      .catch(openMemory)
      .then((storage) => wanted && setOpened({ owner, storage }));
    return () => {
      wanted = false;
    };
  }, [session, owner]);

  if (owner === null) return { storage: undefined, ready: true };
  return opened?.owner === owner ? { storage: opened.storage, ready: true } : { storage: undefined, ready: false };
}
