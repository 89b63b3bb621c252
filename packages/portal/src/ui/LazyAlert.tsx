import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

/** The same without its look: what it warns of may be that there is no connection. */
const PlainAlert = ({ children, action }: AlertProps) => (
  <div role="alert">
    {children} {action}
  </div>
);

/** Not asked for without a connection: a browser would not ask again, and messages are made of it as well. */
const MuiAlert = lazy(async () => {
  const plain = { default: PlainAlert };
  return navigator.onLine ? import('@mui/material/Alert').catch(() => plain) : plain;
});

/** A warning that a screen seldom shows, and fetches when it does. */
export const LazyAlert = (props: AlertProps) => (
  <Suspense>
    <MuiAlert {...props} />
  </Suspense>
);
