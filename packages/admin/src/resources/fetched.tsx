import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A component of a file that is fetched when it is first drawn: what the list itself does not need. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
