import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

import type { ShownRowsProps } from './ShownRows.tsx';

const OVERSCAN = 12;

/** Keeps the rows of a long list in the document that the window shows, with some before and after. */
export default function VirtualRows({ around, count, estimatedHeight, children }: ShownRowsProps) {
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  // Nothing here is memoised by a compiler, which is what the rule warns of.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
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

  const items = virtualizer.getVirtualItems();
  return children({
    rows: items.map((item, place) => ({ index: item.index, gap: item.start - endOf(items[place - 1], top) })),
    rest: virtualizer.getTotalSize() + top - endOf(items.at(-1), top),
    measure: virtualizer.measureElement,
    focus: { onFocus: ({ target }) => setFocused(indexOf(target)), onBlur: () => setFocused(null) },
  });
}

const endOf = (item: VirtualItem | undefined, top: number): number => item?.end ?? top;

function indexOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return typeof index === 'string' ? Number(index) : null;
}
