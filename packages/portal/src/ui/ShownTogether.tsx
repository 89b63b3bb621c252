import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import { Loading } from './Loading.tsx';

interface ShownTogetherProps {
  /** Whether it is known what stands at the top of them, which may be nothing. */
  isReady: boolean;
  children: ReactNode;
}

/**
 * Parts of a page that begin with one whose height is not known before it is read: drawn at once, so that all of them read, and shown once
 * none of them is pushed down any more.
 */
export const ShownTogether = ({ isReady, children }: ShownTogetherProps) => (
  <>
    {!isReady && (
      <Loading sx={{ minHeight: '100dvh' }}>
        <Skeleton variant="rounded" height={180} />
      </Loading>
    )}
    <div style={{ display: isReady ? 'contents' : 'none' }}>{children}</div>
  </>
);
