import { type ComponentType, lazy, type ReactNode, useDeferredValue } from 'react';

import { LazyBoundary } from './LazyBoundary.tsx';

/**
 * A component of a file that is fetched when it is first drawn, after what stands around it: what the list itself does not need.
 * `place` keeps its place until then.
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: ReactNode = null,
): (props: P) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Fetched(props) {
    const isDrawn = useDeferredValue(true, false);
    return <LazyBoundary fallback={place}>{isDrawn ? <Loaded {...props} /> : place}</LazyBoundary>;
  };
}
