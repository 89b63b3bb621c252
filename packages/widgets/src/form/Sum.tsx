import type { ReactNode } from 'react';

interface SumProps {
  /** How it came about. */
  how: string;
  /** It is still on its way. */
  busy?: boolean;
  /** The sum, in words. */
  children: ReactNode;
}

/** What is to be paid, before it is sent. */
export const Sum = ({ how, busy, children }: SumProps) => (
  <div className="lia-sum" part="sum" aria-busy={busy}>
    <span className="lia-sum-how">{how}</span>
    <output className="lia-sum-total">{children}</output>
  </div>
);
