import { type ReactNode, Suspense, type SuspenseProps, use } from 'react';

import { useText } from '../i18n/useText.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CaughtContext } from './caught.ts';
import { missingText } from './useMissingToast.ts';

interface LazyBoundaryProps extends SuspenseProps {
  /** What stands in its place where it does not arrive; an alert where this is left out. */
  missing?: ReactNode;
}

/** A part of a page whose code or texts are fetched when it is drawn. Where they do not arrive, the page around it stays as it is. */
export const LazyBoundary = ({ fallback, missing = <BrokenPart />, children }: LazyBoundaryProps) => (
  <ErrorBoundary fallback={missing}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

/** The same of a part that what is around it waits for: it is shown with the part, or without one that did not arrive. */
export const AwaitedPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<BrokenPart />}>{children}</ErrorBoundary>
);

/** Offers to load the page again: until then, browsers do not ask again for code that did not arrive. */
export function BrokenPart() {
  const { t } = useText();
  return (
    <p role="alert" className="broken-part">
      {t(missingText(use(CaughtContext)))}
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t('action.reload')}
      </button>
    </p>
  );
}
