import { type FocusEvent, lazy, type ReactNode, type RefObject } from 'react';

import { LazyBoundary } from '../loading/LazyBoundary.tsx';

/** Up to as many rows are all in the document. */
const PLAIN_ROWS = 100;

/** Most lists are short: the library that keeps long ones in the document by parts comes with the first of them. */
const VirtualRows = lazy(() => import('./VirtualRows.tsx'));

/** The rows of a list that are in the document. */
export interface Shown {
  /** Each with the height that is left out before it. */
  rows: readonly { index: number; gap: number }[];
  /** Height that is left out after the last of them. */
  rest: number;
  /** `ref` of each row, which has its index in `data-index`. */
  measure?: (row: Element | null) => void;
  /** For the element around the rows: the row with the focus stays in the document. */
  focus?: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

export interface ShownRowsProps {
  /** The element around the rows. */
  around: RefObject<HTMLElement | null>;
  count: number;
  /** Of a row, in pixels. */
  estimatedHeight: number;
  children: (shown: Shown) => ReactNode;
}

const first = (count: number): Shown => ({
  rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
  rest: 0,
});

/** Shows a short list whole, and of a long one the rows that the window shows. */
export function ShownRows(props: ShownRowsProps) {
  const { count, children } = props;
  if (count <= PLAIN_ROWS) return children(first(count));
  return (
    <LazyBoundary fallback={children(first(PLAIN_ROWS))} missing={children(first(count))}>
      <VirtualRows {...props} />
    </LazyBoundary>
  );
}
