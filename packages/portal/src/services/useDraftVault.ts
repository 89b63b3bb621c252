import type { Host } from '@lia/widgets/react';
import { useEffect, useState } from 'react';

import { useServices, useSession } from './services.ts';

interface DraftVault {
  /** Where drafts are kept; undefined for visitors, whose drafts this browser keeps for a while. */
  storage: Host['drafts'];
  /** Whether it was opened; a form that began before would find no draft. */
  ready: boolean;
}

/**
 * What the drafts of the signed-in member are kept in (`draftVault.ts`), which is fetched with the first form that keeps any
 * (`keepsDraft`).
 */
export function useDraftVault(keepsDraft = true): DraftVault {
  const { session } = useServices();
  const state = useSession();
  const owner = keepsDraft && state.status === 'member' ? state.user.uuid : null;
  const [opened, setOpened] = useState<{ owner: string; storage: NonNullable<Host['drafts']> } | null>(null);

  useEffect(() => {
    if (owner === null) return undefined;
    let wanted = true;
    void import('./draftVault.ts')
      .then(({ openDraftVault }) => openDraftVault(session.client, owner))
      .then((storage) => wanted && setOpened({ owner, storage }));
    return () => {
      wanted = false;
    };
  }, [session, owner]);

  if (owner === null) return { storage: undefined, ready: true };
  return opened?.owner === owner ? { storage: opened.storage, ready: true } : { storage: undefined, ready: false };
}
