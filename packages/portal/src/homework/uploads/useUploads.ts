import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { storedUploads } from '../../storage/storedDrafts.ts';
import { useMember, useServices } from '../../services/services.ts';
import type { Session } from '../../services/sessionStore.ts';
import { begunQueue } from './queues.ts';
import type { Sending, UploadQueue } from './uploadQueue.ts';

const NONE: readonly Sending[] = [];
const never = () => () => {};

interface Uploads {
  files: readonly Sending[];
  /** Null while nothing was chosen, here or on an earlier page. */
  queue: UploadQueue | null;
  /** Fetches what sends files, and answers it. */
  load: () => Promise<UploadQueue>;
}

async function openQueue(session: Session, owner: string): Promise<UploadQueue> {
  const { queueOf } = await import('./queueOf.ts');
  const queue = queueOf(session, owner);
  queue.open();
  return queue;
}

/** Uploads of the member for one homework: they go on after a cut connection, on other pages, and after a closed tab. */
export function useUploads(homework: string): Uploads {
  const { session } = useServices();
  const { uuid } = useMember();
  const [loaded, setLoaded] = useState<{ owner: string; queue: UploadQueue } | null>(null);
  const queue = loaded?.owner === uuid ? loaded.queue : begunQueue(session, uuid);
  const all = useSyncExternalStore(queue?.subscribe ?? never, queue?.list ?? (() => NONE));

  const load = useCallback(async () => {
    const opened = await openQueue(session, uuid);
    setLoaded({ owner: uuid, queue: opened });
    return opened;
  }, [session, uuid]);

  useEffect(() => {
    if (storedUploads(uuid).length === 0) return;
    openQueue(session, uuid)
      .then((opened) => setLoaded({ owner: uuid, queue: opened }))
      .catch(() => undefined);
  }, [session, uuid]);

  return { queue, load, files: all.filter((one) => one.homework === homework) };
}
