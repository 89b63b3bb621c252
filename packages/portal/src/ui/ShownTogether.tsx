import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useState } from 'react';

import { Loading } from './Loading.tsx';

interface ShownTogetherProps {
  /** Whether it is known what stands at the top of them, which may be nothing. */
  isReady: boolean;
  children: ReactNode;
}

/**
 * Parts of a page that begin with one whose height is not known before it is read: drawn at once, so that all of them read, and shown once
 * none of them is pushed down any more. From then on they stay.
 */
export function ShownTogether({ isReady, children }: ShownTogetherProps) {
  const [isShown, setIsShown] = useState(isReady);
  if (isReady && !isShown) setIsShown(true);
  return (
    <>
      {!isShown && (
        <Loading sx={{ minHeight: '100dvh' }}>
          <Skeleton variant="rounded" height={180} />
        </Loading>
      )}
      <div style={{ display: isShown ? 'contents' : 'none' }}>{children}</div>
    </>
  );
}
