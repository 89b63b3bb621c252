import { lazy } from 'react';

import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import type { OpenRoom } from './useJoin.ts';

/** Fetched on joining: most classes are held elsewhere. */
const Room = lazy(() => import('./Room.tsx'));

/** The room that the member is in, where they are in one. */
export const RoomOverPage = ({ room, leave }: { room: OpenRoom | null; leave: () => void }) =>
  room && (
    <LazyBoundary fallback={<PageSkeleton />}>
      <Room room={room} leave={leave} />
    </LazyBoundary>
  );
