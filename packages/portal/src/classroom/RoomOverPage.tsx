import { lazy } from 'react';

import { Later } from '../ui/Later.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import type { OpenRoom } from './useJoin.ts';

/** Fetched on joining: most classes are held elsewhere. */
const Room = lazy(() => import('./Room.tsx'));

/** The room that the member is in, where they are in one. */
export const RoomOverPage = ({ room, leave }: { room: OpenRoom | null; leave: () => void }) =>
  room && (
    <Later fallback={<PageSkeleton />}>
      <Room room={room} leave={leave} />
    </Later>
  );
