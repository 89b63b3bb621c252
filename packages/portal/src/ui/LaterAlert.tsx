import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

const MuiAlert = lazy(() => import('@mui/material/Alert'));

/** A warning that a screen seldom shows, and fetches when it does. */
export const LaterAlert = (props: AlertProps) => (
  <Suspense>
    <MuiAlert {...props} />
  </Suspense>
);
