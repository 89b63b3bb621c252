import type { Host } from '@lia/widgets/react';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import { useDraftVault } from '../services/useDraftVault.ts';
import { Loading } from './Loading.tsx';

interface WithDraftsProps {
  /** Height of the form, in pixels. */
  height: number;
  children: (drafts: Host['drafts']) => ReactNode;
}

/** A form of a member that keeps a draft, once those of earlier visits are there. */
export function WithDrafts({ height, children }: WithDraftsProps) {
  const { storage, ready } = useDraftVault();
  if (ready) return children(storage);
  return (
    <Loading>
      <Skeleton variant="rounded" height={height} />
    </Loading>
  );
}
