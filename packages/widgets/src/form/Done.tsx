import { type ReactNode, useEffect, useRef } from 'react';

import { CheckIcon } from '../fields/icons.tsx';

/** The end of a form: the server's message in its place, read aloud, and where to go from here. */
export function Done({ message, children }: { message: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone; without this the focus would fall back to the top of the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="lia-done">
      <span className="lia-done-mark">
        <CheckIcon />
      </span>
      <h2 className="lia-title" ref={heading} tabIndex={-1}>
        {message}
      </h2>
      {children}
    </div>
  );
}
