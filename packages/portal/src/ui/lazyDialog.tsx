import { type ComponentType, lazy, use, useEffect } from 'react';

import { LazyBoundary } from './LazyBoundary.tsx';
import { CaughtContext } from './caught.ts';
import { useHandler } from './useHandler.ts';
import { useMissingToast } from './useMissingToast.ts';

interface Closable {
  close: () => void;
}

/** A dialog whose code is fetched when it is first opened. Where it does not arrive, a toast reports it, and it counts as closed. */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(load);
  return function LazyDialog(props) {
    return (
      <LazyBoundary missing={<Missing close={props.close} />}>
        <Dialog {...props} />
      </LazyBoundary>
    );
  };
}

function Missing({ close }: Closable) {
  const report = useMissingToast();
  const error = use(CaughtContext);
  const giveUp = useHandler(() => {
    report(error);
    close();
  });
  // Once for each time that it is opened.
  useEffect(() => giveUp(), [giveUp]);
  return null;
}
