import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** State of a navigation back to a list whose focused row is gone: keyboard focus starts at its heading. */
export const startAtHeading = { startAtHeading: true };

/** For the heading of a list: takes the focus where {@link startAtHeading} asks for it. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state }: { state: unknown } = useLocation();
  useEffect(() => {
    if (typeof state === 'object' && state !== null && 'startAtHeading' in state) heading.current?.focus();
  }, [state]);
  return heading;
}
