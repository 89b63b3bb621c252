import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { LazyBoundary } from './LazyBoundary.tsx';
import { Section } from './Section.tsx';

/** How far from the window a part is fetched, as a share of the window's height: it is there when it is scrolled to. */
const MARGIN = '50%';

/** About what a part takes, so that little moves when it comes. */
const HEIGHT_PX = 120;

interface WhenNearProps {
  /** The heading of the part, by which it is found before it was fetched. */
  title: string;
  children: ReactNode;
}

/** A part of a long page that is fetched when the reader comes near to it; until then its heading stands there. */
export function WhenNear({ title, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const { current } = place;
    if (!current || isNear) return undefined;
    const near = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: `${MARGIN} 0px`,
    });
    near.observe(current);
    return () => near.disconnect();
  }, [isNear]);

  const outline = (
    <Section title={title}>
      <Box sx={{ height: HEIGHT_PX }} />
    </Section>
  );
  return isNear ? <LazyBoundary fallback={outline}>{children}</LazyBoundary> : <div ref={place}>{outline}</div>;
}
