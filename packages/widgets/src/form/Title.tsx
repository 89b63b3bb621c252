import { type ReactNode, useEffect, useRef } from 'react';

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
