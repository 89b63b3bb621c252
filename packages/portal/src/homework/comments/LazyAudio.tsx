import { type ComponentProps, lazy } from 'react';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

const CommentAudio = lazy(() => import('./CommentAudio.tsx'));

/** A comment that is spoken, of which few are. */
export const LazyAudio = (props: ComponentProps<typeof CommentAudio>) => (
  <LazyBoundary>
    <CommentAudio {...props} />
  </LazyBoundary>
);
