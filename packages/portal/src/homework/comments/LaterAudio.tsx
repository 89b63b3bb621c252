import { type ComponentProps, lazy, Suspense } from 'react';

const CommentAudio = lazy(() => import('./CommentAudio.tsx'));

/** A comment that is spoken, of which few are. */
export const LaterAudio = (props: ComponentProps<typeof CommentAudio>) => (
  <Suspense>
    <CommentAudio {...props} />
  </Suspense>
);
