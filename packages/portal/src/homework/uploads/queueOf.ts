import type { Session } from '../../services/sessionStore.ts';
import { queues } from './queues.ts';
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts';

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
