import { type ComponentProps, lazy } from 'react';
import { Later } from '../../ui/Later.tsx';

const CommentAudio = lazy(() => import('./CommentAudio.tsx'));

/** A comment that is spoken, of which few are. */
export const LaterAudio = (props: ComponentProps<typeof CommentAudio>) => (
  <Later>
    <CommentAudio {...props} />
  </Later>
);
