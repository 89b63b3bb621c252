import type { SessionUser } from '@lia/sdk/accounts/schema';
import { lazy } from 'react';

import { hasLeft } from './hasLeft.ts';

const BackgroundMarks = lazy(() => import('../attendance/BackgroundMarks.tsx'));
const BackgroundUploads = lazy(() => import('../homework/uploads/BackgroundUploads.tsx'));

/** Goes on with what earlier pages left, on whatever page. */
export default function Background({ user }: { user: SessionUser }) {
  return (
    <>
      {hasLeft(user.uuid, 'lia-upload') && <BackgroundUploads user={user} />}
      {hasLeft(user.uuid, 'attendance') && <BackgroundMarks user={user} />}
    </>
  );
}
