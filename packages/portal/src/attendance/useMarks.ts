import type { AttendanceDay } from '@lia/sdk/attendance/schema';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useText } from '../i18n/useText.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useServices } from '../services/services.ts';
import { MarkQueue, type QueueState } from './markQueue.ts';

interface Reading {
  saved: (day: AttendanceDay) => void;
  /** Reads the day again. */
  refresh: () => Promise<AttendanceDay | undefined>;
}

/**
 * The queue of a day's marks, which is sent again once there is a connection, also by a later page; closing the portal asks first
 * while something is not saved.
 */
export function useMarks(day: AttendanceDay, { saved, refresh }: Reading): QueueState & { queue: MarkQueue } {
  const { failure } = useText();
  const { session, toasts } = useServices();
  const [queue] = useState(
    () =>
      new MarkQueue(session.client, day, {
        saved,
        refused: (error) => {
          toasts.show('error', failure(error));
          return refresh();
        },
      }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const { storage } = useDraftVault();
  useEffect(() => {
    if (storage) queue.keepIn(storage);
  }, [queue, storage]);
  useEffect(() => queue.see(day), [queue, day]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (queue.state().chosen.size > 0) event.preventDefault();
    };
    const saveAgain = () => void queue.save();
    window.addEventListener('online', saveAgain);
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('online', saveAgain);
      window.removeEventListener('beforeunload', hold);
    };
  }, [queue]);
  return { ...state, queue };
}
