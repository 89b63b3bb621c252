import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Title of a form in steps. The first step has no heading of its own, so this one takes the focus when somebody comes
 * back to it.
 */
export function StepTitle({
  now,
  children,
}: {
  /** The step that is shown, from 0. */ now: number;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(now);
  useEffect(() => {
    if (now === 0 && before.current > 0) heading.current?.focus();
    before.current = now;
  }, [now]);
  return (
    <h2 className="lia-title" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
