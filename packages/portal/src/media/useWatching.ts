import { reportProgress } from '@lia/sdk/media/endpoints';
import { MAX_INTERVALS } from '@lia/sdk/media/rules';
import { unionOf } from '@lia/sdk/media/watched';
import { type RefObject, useEffect, useEffectEvent } from 'react';

import { useServices } from '../services/services.ts';
import { Watching } from './watching.ts';

/** How often progress is reported while it plays. */
const EVERY_MS = 15_000;

/**
 * Reports what is watched of media, while it plays, and when it stops or the page is left. What finds no connection goes with the next
 * report. `watched` is called when the server has it as watched whole.
 */
export function useWatching(
  id: string,
  player: RefObject<HTMLMediaElement | null>,
  watched: (() => void) | undefined,
): void {
  const { session } = useServices();
  const notifyWatched = useEffectEvent(() => watched?.());
  useEffect(() => {
    const element = player.current;
    if (!element) return undefined;
    const watching = new Watching();

    async function report(): Promise<void> {
      const parts = unionOf(watching.take(), 0).slice(0, MAX_INTERVALS);
      if (parts.length === 0 || !element) return;
      try {
        const body = { position: element.currentTime, watched: parts };
        const { data } = await session.client.call(reportProgress, { params: { id }, body });
        if (data.complete) notifyWatched();
      } catch {
        watching.keep(parts);
      }
    }
    const at = () => {
      if (!element.seeking) watching.at(element.currentTime);
    };
    const stop = () => {
      at();
      watching.stop();
      void report();
    };
    const tick = () => {
      if (!element.paused) at();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') void report();
    };
    const listeners = [
      ['playing', tick],
      ['timeupdate', tick],
      ['seeking', () => watching.stop()],
      ['pause', stop],
      ['ended', stop],
    ] as const;
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    document.addEventListener('visibilitychange', hide);
    const timer = setInterval(() => void report(), EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      document.removeEventListener('visibilitychange', hide);
      watching.stop();
      void report();
    };
  }, [id, player, session]);
}
