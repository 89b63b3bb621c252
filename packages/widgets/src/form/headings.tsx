import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Title of a form. It takes the focus where it replaces the button that was pressed. */
export function Title({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2 className="lia-title" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Title of a form in steps. The first step has no heading of its own: going back to it focuses the title. */
export function StepTitle({
  now,
  children,
}: {
  /** The step that is shown, from 0. */ now: number;
  children: ReactNode;
}) {
  const [gone, setGone] = useState(false);
  if (now > 0 && !gone) setGone(true);
  return <Title focused={gone && now === 0}>{children}</Title>;
}

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
