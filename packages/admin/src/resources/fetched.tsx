import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';

/** A component of a file that is fetched when it is first drawn, after what stands around it: what the list itself does not need. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Fetched(props) {
    const isDrawn = useDeferredValue(true, false);
    return <Suspense>{isDrawn && <Loaded {...props} />}</Suspense>;
  };
}
