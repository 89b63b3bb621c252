import { useEffect, useSyncExternalStore } from 'react';

import { useMember, useServices } from '../../services/services.ts';
import type { Session } from '../../services/sessionStore.ts';
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts';

const queues = new WeakMap<Session, { owner: string; queue: UploadQueue }>();

/** The queue of who is signed in, whatever page is open; it stops with their session. */
export function queueOf(session: Session, owner: string): UploadQueue {
  const known = queues.get(session);
  if (known?.owner === owner) return known.queue;
  known?.queue.close();
  const queue = createUploadQueue(session.client, owner);
  queues.set(session, { owner, queue });
  const stop = session.subscribe(() => {
    const state = session.state();
    if (state.status === 'member' && state.user.uuid === owner) return;
    stop();
    queue.close();
    if (queues.get(session)?.queue === queue) queues.delete(session);
  });
  return queue;
}

/** Uploads of the member: they go on after a cut connection, on other pages, and after a closed tab. */
export function useUploadQueue(): UploadQueue {
  const { session } = useServices();
  const { uuid } = useMember();
  const queue = queueOf(session, uuid);
  useEffect(() => queue.open(), [queue]);
  return queue;
}

/** Those for one homework. */
export function useUploads(homework: string) {
  const queue = useUploadQueue();
  const all = useSyncExternalStore(queue.subscribe, queue.list);
  return { queue, files: all.filter((one) => one.homework === homework) };
}
