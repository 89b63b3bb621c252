import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same, and does what the latest drawing has it do: what is memoised is not drawn again for it. */
export function useHandler<Given extends unknown[]>(handler: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
