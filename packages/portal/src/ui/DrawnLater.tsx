import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue } from 'react';

interface DrawnLaterProps {
  /** About how high it is, in pixels: what stands below keeps its place. */
  height: number;
  children: ReactNode;
}

/** What a page has below its first window: drawn once that is painted, so that the first is not waited for longer than it takes. */
export function DrawnLater({ height, children }: DrawnLaterProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <Box sx={{ minHeight: height }} />;
}
