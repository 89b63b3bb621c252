import type { ChildList } from '@lia/sdk/registrations/schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { parentTexts } from './parents/es.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';

const ChildActions = lazy(() => import('./ChildActions.tsx'));

type Child = ChildList['data'][number];

/** A child by first name and avatar; never by full name, never by photo. */
export function ChildCard({ child, refresh }: { child: Child; refresh: () => Promise<unknown> }) {
  useTexts(parentTexts);
  const { t } = useText();
  return (
    <Card component="li" sx={{ display: 'grid', gap: 3, alignContent: 'start', p: 5 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'start' }}>
        <Avatar path={child.avatar_path} seed={child.uuid} size={72} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {child.name}
          </Typography>
          <Typography color="text.secondary">{t(`grade.${child.level}`, { grade: String(child.grade) })}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('parents.child.account')}
          </Typography>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{child.username}</Typography>
        </Box>
      </Box>
      <LazyBoundary fallback={<ActionsSkeleton />}>
        <ChildActions child={child} refresh={refresh} />
      </LazyBoundary>
    </Card>
  );
}

/** As high as what it stands for, so that nothing below it moves. */
const ActionsSkeleton = () => <Skeleton variant="rounded" height={336} />;

export function ChildCardSkeleton() {
  return (
    <Card sx={{ display: 'grid', gap: 3, p: 5 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'start' }}>
        <Skeleton variant="circular" width={72} height={72} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="50%" height={28} />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Box>
      </Box>
      <ActionsSkeleton />
    </Card>
  );
}
