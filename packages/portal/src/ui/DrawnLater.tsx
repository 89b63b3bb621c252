import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue } from 'react';

interface DrawnLaterProps {
  /** About how high it is, in pixels: what stands below keeps its place. */
  height: number;
  children: ReactNode;
}

/** What stands below a page's first window: drawn after it, so that the first window does not wait for it. */
export function DrawnLater({ height, children }: DrawnLaterProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <Box sx={{ minHeight: height }} />;
}
