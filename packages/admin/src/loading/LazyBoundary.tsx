import { Alert } from '@mui/material';
import { type ReactNode, Suspense, type SuspenseProps, useEffect, useEffectEvent } from 'react';

import { useText } from '../i18n/text.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { failureOf, ReloadButton, useFailureToast } from './failure.tsx';

interface LazyBoundaryProps extends SuspenseProps {
  /** What stands in its place where it does not arrive; an alert where this is left out. */
  missing?: ReactNode;
}

/** A part of a screen whose code is fetched when it is drawn. Where it does not arrive, the screen around it stays as it is. */
export const LazyBoundary = ({ fallback, missing, children }: LazyBoundaryProps) => (
  <ErrorBoundary renderError={(error) => (missing === undefined ? <BrokenPart error={error} /> : missing)}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

function BrokenPart({ error }: { error: unknown }) {
  const t = useText();
  return (
    <Alert severity="error" variant="outlined" action={<ReloadButton />} sx={{ alignItems: 'center' }}>
      {t(failureOf(error))}
    </Alert>
  );
}

interface LazyDialogProps {
  close: () => void;
  /** Of a dialog with an address of its own: the key of the router's location, which changes with each navigation. */
  resetOn?: string;
  children: ReactNode;
}

/** A dialog whose code is fetched when it is opened. Where it does not arrive, a toast reports it, and it counts as closed. */
export const LazyDialog = ({ close, resetOn, children }: LazyDialogProps) => (
  <ErrorBoundary resetOn={resetOn} renderError={(error) => <BrokenDialog error={error} close={close} />}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

function BrokenDialog({ error, close }: { error: unknown; close: () => void }) {
  const report = useFailureToast();
  const giveUp = useEffectEvent(() => {
    report(error);
    close();
  });
  // Once for each time that it is opened.
  useEffect(() => giveUp(), []);
  return null;
}
