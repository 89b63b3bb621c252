import type { ReactNode } from 'react';

import { CheckIcon } from '../fields/icons.tsx';
import { Title } from './headings.tsx';

/** The end of a form: the server's message in its place, read aloud, and where to go from here. */
export function Done({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className="lia-done">
      <span className="lia-done-mark">
        <CheckIcon />
      </span>
      <Title focused>{message}</Title>
      {children}
    </div>
  );
}
