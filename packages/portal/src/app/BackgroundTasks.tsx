import type { SessionUser } from '@lia/sdk/accounts/schema';
import { lazy, type ReactNode } from 'react';

import { BackgroundMarks } from '../attendance/BackgroundMarks.tsx';
import { hasUnsent } from './hasUnsent.ts';

const BackgroundUploads = lazy(() => import('../homework/uploads/BackgroundUploads.tsx'));

/** Sends, on whatever page, the uploads and marks of attendance that earlier pages could not. */
export default function BackgroundTasks({ user }: { user: SessionUser }): ReactNode {
  return (
    <>
      {hasUnsent(user.uuid, 'lia-upload') && <BackgroundUploads user={user} />}
      {hasUnsent(user.uuid, 'attendance') && <BackgroundMarks user={user} />}
    </>
  );
}
