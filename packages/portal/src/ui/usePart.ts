import { type ComponentType, type MouseEvent, useRef, useState } from 'react';

import { useMissingToast } from './useMissingToast.ts';

/** A part of the screen whose code is fetched when it is first wanted. */
export interface Part<Props> {
  /** Null until its code has arrived. */
  Component: ComponentType<Props> | null;
  /**
   * Properties of the button that opens it. On hover or focus its code is fetched, so that it is there when the person presses;
   * where it does not arrive, a toast reports it.
   */
  opens: (open: (button: HTMLElement) => void) => {
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

export function usePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  const report = useMissingToast();
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const loading = useRef<Promise<void> | null>(null);

  async function fetchPart(): Promise<void> {
    try {
      const { default: Fetched } = await load();
      setComponent(() => Fetched);
    } catch (error) {
      // Some browsers ask for it again.
      loading.current = null;
      throw error;
    }
  }
  const fetchOnce = () => {
    loading.current ??= fetchPart();
    return loading.current;
  };
  const prepare = () => void fetchOnce().catch(() => undefined);
  return {
    Component,
    opens: (open) => ({
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: ({ currentTarget }) => {
        fetchOnce().then(() => open(currentTarget), report);
      },
    }),
  };
}
