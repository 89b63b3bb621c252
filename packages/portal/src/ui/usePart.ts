import { type ComponentType, useRef, useState } from 'react';

/** A part of the screen whose code is fetched when it is first wanted. */
export interface Part<Props> {
  /** Null until its code has arrived. */
  Component: ComponentType<Props> | null;
  /** Fetches its code; again after a failure. On hover or focus, it is there when the person presses. */
  prepare: () => void;
}

export function usePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isLoading = useRef(false);

  const prepare = () => {
    if (Component || isLoading.current) return;
    isLoading.current = true;
    load()
      .then((module) => setComponent(() => module.default))
      .catch(() => undefined)
      .finally(() => {
        isLoading.current = false;
      });
  };
  return { Component, prepare };
}
