import { type ReactNode, useEffect, useRef } from 'react';

/** Heading of a step that took another's place: it takes the focus, which would else stay at the end of the page. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 className="lia-heading" ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
