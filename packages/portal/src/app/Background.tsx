import type { SessionUser } from '@lia/sdk/accounts/schema';
import { lazy, type ReactNode } from 'react';

import { BackgroundMarks } from '../attendance/BackgroundMarks.tsx';
import { hasLeft } from './hasLeft.ts';

const BackgroundUploads = lazy(() => import('../homework/uploads/BackgroundUploads.tsx'));

/** Goes on with what earlier pages left, on whatever page. */
export default function Background({ user }: { user: SessionUser }): ReactNode {
  return (
    <>
      {hasLeft(user.uuid, 'lia-upload') && <BackgroundUploads user={user} />}
      {hasLeft(user.uuid, 'attendance') && <BackgroundMarks user={user} />}
    </>
  );
}
