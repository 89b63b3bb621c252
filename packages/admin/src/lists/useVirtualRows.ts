import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';

/** Up to as many rows are all in the document. */
const PLAIN_ROWS = 100;
const OVERSCAN = 12;

interface VirtualRows {
  /** Rows that are in the document, each with the height that is left out before it. */
  rows: readonly { index: number; gap: number }[];
  /** Height that is left out after the last of them. */
  rest: number;
  /** `ref` of each row, which has its index in `data-index`. */
  measure: (row: Element | null) => void;
  /** For the element around the rows: the row with the focus stays in the document. */
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** Keeps the rows of a long list in the document that the window shows, with some before and after. */
export function useVirtualRows(
  around: RefObject<HTMLElement | null>,
  count: number,
  estimatedHeight: number,
): VirtualRows {
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const enabled = count > PLAIN_ROWS;
  // Nothing here is memoised by a compiler, which is what the rule warns of.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    enabled,
    estimateSize: () => estimatedHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor(range) {
      const shown = defaultRangeExtractor(range);
      if (focused === null || focused >= count || shown.includes(focused)) return shown;
      return [...shown, focused].toSorted((a, b) => a - b);
    },
  });

  // Rows beyond the window make up for what grows above them later.
  useLayoutEffect(() => {
    const above = around.current?.getBoundingClientRect().top;
    if (above !== undefined) setTop(Math.round(above + window.scrollY));
  }, [around, count]);

  const items = enabled ? virtualizer.getVirtualItems() : [];
  return {
    rows: enabled
      ? items.map((item, place) => ({ index: item.index, gap: item.start - endOf(items[place - 1], top) }))
      : Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
    rest: enabled ? virtualizer.getTotalSize() + top - endOf(items.at(-1), top) : 0,
    measure: virtualizer.measureElement,
    onFocus: ({ target }) => setFocused(indexOf(target)),
    onBlur: () => setFocused(null),
  };
}

const endOf = (item: VirtualItem | undefined, top: number): number => item?.end ?? top;

function indexOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return typeof index === 'string' ? Number(index) : null;
}
