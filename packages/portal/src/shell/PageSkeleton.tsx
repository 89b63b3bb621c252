import Skeleton from '@mui/material/Skeleton';

import { Loading } from '../ui/Loading.tsx';

/** Keeps the layout of a screen that is on its way; as high as the window, so that the footer is not seen to leave. */
export function PageSkeleton() {
  return (
    <Loading sx={{ px: { xs: 4, md: 8 }, py: 4, maxWidth: 1100, minHeight: '100dvh' }}>
      <Skeleton width="min(100%, 320px)" height={48} />
      <Skeleton width="min(100%, 480px)" />
      <Skeleton variant="rounded" height={180} sx={{ mt: 6, borderRadius: 3 }} />
    </Loading>
  );
}
