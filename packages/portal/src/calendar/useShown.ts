import { startTransition, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useHandler } from '../ui/useHandler.ts';
import { dayFrom, type View, views } from './span.ts';

/** What part of the calendar is on the screen. */
export interface Shown {
  view: View;
  day: string;
}

const names: readonly View[] = ['month', 'week', 'day', 'list'];

/**
 * What the address has the calendar show, and showing something else. That is drawn at once; the address follows when it
 * is painted, since all that has a link is drawn again with it.
 */
export function useShown(today: string, otherwise: View): [Shown, (view: View, day: string) => void] {
  const [params, setParams] = useSearchParams();
  const [chosen, choose] = useState<Shown | null>(null);
  const follow = useHandler(({ view, day }: Shown) =>
    startTransition(() => {
      choose(null);
      setParams(
        (before) => {
          const changed = new URLSearchParams(before);
          changed.set('ver', views[view]);
          changed.set('fecha', day);
          return changed;
        },
        { replace: true },
      );
    }),
  );
  useEffect(() => {
    if (chosen === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => follow(chosen));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [chosen, follow]);
  const show = useCallback((view: View, day: string) => choose({ view, day }), []);
  const addressed = {
    view: names.find((one) => views[one] === params.get('ver')) ?? otherwise,
    day: dayFrom(params.get('fecha'), today),
  };
  return [chosen ?? addressed, show];
}
