import { getChildPoints } from '@lia/sdk/points/endpoints';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { pointTexts } from './es.ts';

/** What a child earned by delivering, in one line; nothing before the first point. A failure shows nothing either. */
export function ChildPoints({ id }: { id: string }) {
  useTexts(pointTexts);
  const { t } = useText();
  const { data, isLoading } = useRead([getChildPoints, id], (client) =>
    client.call(getChildPoints, { params: { id } }),
  );
  if (isLoading) return <Skeleton variant="rounded" height={24} />;
  if (!data || data.data.points === 0) return null;
  const { points, streak } = data.data;
  return (
    <Typography>
      {[
        t('points.count', { count: points }),
        ...(streak.current > 0 ? [t('points.child.streak', { count: streak.current })] : []),
      ].join(' · ')}
    </Typography>
  );
}
