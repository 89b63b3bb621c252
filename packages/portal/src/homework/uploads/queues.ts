import type { Session } from '../../services/sessionStore.ts';
import type { UploadQueue } from './uploadQueue.ts';

/** The queues that were begun on this page: their code is fetched with the first file. */
export const queues = new WeakMap<Session, { owner: string; queue: UploadQueue }>();

/** The queue that a member began on this page, or null. */
export function begunQueue(session: Session, owner: string): UploadQueue | null {
  const known = queues.get(session);
  return known?.owner === owner ? known.queue : null;
}
