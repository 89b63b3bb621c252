import { type RefObject, useEffect, useRef } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { NavigationType, type To, useLocation, useNavigate, useNavigationType } from 'react-router';

import { sentenceOf } from '../client/httpClient.ts';
import { useFailureToast } from '../loading/failure.tsx';

/** How a write ends: on the page that follows with the server's message, or on the form with what went wrong. */
export function useSaved() {
  const navigate = useNavigate();
  const notify = useNotify();
  /** True once nothing is left to lose. */
  const settled = useRef(false);
  return {
    settled,
    leave: (saved: RaRecord | undefined, next: To, state: object = startAtHeading) => {
      settled.current = true;
      notify(sentenceOf(saved), { type: 'success' });
      void navigate(next, { state });
    },
    onError: useFailureToast(),
  };
}

/** State of a navigation back to a list whose focused row is gone: keyboard focus starts at its heading. */
export const startAtHeading = { startAtHeading: true };

/**
 * For the heading of a screen: takes the focus where {@link startAtHeading} asks for it, and where the link that led here is gone
 * with its screen. The first screen of a visit begins at its top.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, key }: { state: unknown; key: string } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (typeof state === 'object' && state !== null && 'startAtHeading' in state) heading.current?.focus();
    else if (key !== 'default' && document.activeElement === document.body) {
      // What a link opens begins at its top; what the browser goes back to stays where it was scrolled to.
      if (navigation === NavigationType.Push) window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [state, key, navigation]);
  return heading;
}
