import { type ReactNode, useState } from 'react';

import { Title } from './Title.tsx';

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
