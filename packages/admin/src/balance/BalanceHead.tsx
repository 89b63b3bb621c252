import { AccountExports } from './AccountExports.tsx';
import { IncomePlot } from './IncomePlot.tsx';

/** What was charged day by day, and the way to the exports of whole months. */
export const BalanceHead = () => (
  <>
    <IncomePlot />
    <AccountExports />
  </>
);
