import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** State of a navigation back to a list whose focused row is gone: keyboard focus starts at its heading. */
export const startAtHeading = { startAtHeading: true };

const FirstLocationContext = createContext<Location | null>(null);

/** Remembers the location that the browser itself loaded. A reload keeps the key and the state that a link once gave it. */
export function FirstLocation({ children }: { children: ReactNode }) {
  const [first] = useState(useLocation());
  return <FirstLocationContext value={first}>{children}</FirstLocationContext>;
}

/**
 * For the heading of a screen: takes the focus where {@link startAtHeading} asks for it, and where the link that led here is gone
 * with its screen. The first screen of a visit begins at its top.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useContext(FirstLocationContext);
  const location = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // By identity: the browser goes back to the same entry with a location of its own.
    if (location === first) return;
    const state: unknown = location.state;
    if (typeof state === 'object' && state !== null && 'startAtHeading' in state) heading.current?.focus();
    else if (document.activeElement === document.body) {
      // What a link opens begins at its top; what the browser goes back to stays where it was scrolled to.
      if (navigation === NavigationType.Push) window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [location, first, navigation]);
  return heading;
}
