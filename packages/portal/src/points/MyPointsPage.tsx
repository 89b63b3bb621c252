import { getMyPoints } from '@lia/sdk/points/endpoints';
import type { MyPoints } from '@lia/sdk/points/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { RoomCard } from '../studentRoom/RoomCard.tsx';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { Picture } from '../studentRoom/pictures.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { BadgeShelf } from './BadgeShelf.tsx';
import { pointTexts } from './es.ts';
import { WeekRow } from './WeekRow.tsx';

type Points = MyPoints['data'];

/** `/apps/sections/miscore`: what the student earned; theirs alone, with no rank and no one beside them. */
export default function MyPointsPage() {
  useTexts(pointTexts);
  const { t } = useText();
  const { data, error, mutate } = useRead([getMyPoints], (client) => client.call(getMyPoints));
  return (
    <StudentRoom picture="points" title={t('points.title')} width={800}>
      {data && (data.data.points === 0 ? <Beginning /> : <Earned points={data.data} />)}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('points.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 4 }}>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={96} />
        </Loading>
      )}
    </StudentRoom>
  );
}

/** Before the first delivery: where points come from, and no number at all. */
function Beginning() {
  const { t } = useText();
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'center', textAlign: 'center', py: 6 }}>
      <Picture of="points" size={120} />
      <Typography variant="h2">{t('points.none.title')}</Typography>
      <Typography sx={{ fontSize: 'inherit', maxWidth: '40ch' }}>{t('points.none.text')}</Typography>
      <Button component={Link} to="/apps/sections/mistareas" variant="contained" size="large" sx={{ minHeight: 56 }}>
        {t('points.none.go')}
      </Button>
    </Box>
  );
}

function Earned({ points: { points, streak, weeks, badges, earned } }: { points: Points }) {
  const { t } = useText();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 5,
          p: 5,
          borderRadius: '28px',
          bgcolor: 'students.ground',
          color: 'students.onGround',
        }}
      >
        <Figure picture="points" text={t('points.count', { count: points })} />
        {streak.current > 0 && <Figure picture="flame" text={t('points.streak', { count: streak.current })} />}
      </Box>
      <WeekRow weeks={weeks} best={streak.best} />
      <BadgeShelf badges={badges} />
      {earned.length > 0 && (
        <Box component="section" aria-labelledby="earned" sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h2" id="earned">
            {t('points.earned')}
          </Typography>
          <Box component="ul" sx={cardGrid}>
            {earned.map((one) => (
              <RoomCard
                key={`${one.homework_id} ${one.at}`}
                picture="homework"
                to={`/apps/sections/mitarea/${one.homework_id}`}
              >
                <Typography sx={{ fontWeight: 800, fontSize: '1.25rem' }}>
                  {t('points.plus', { count: one.points })}
                </Typography>
                <Typography variant="h3">{one.activity}</Typography>
                <Typography>{t(`points.reason.${one.reason}`)}</Typography>
              </RoomCard>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function Figure({ picture, text }: { picture: 'points' | 'flame'; text: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Picture of={picture} size={72} />
      <Typography sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, fontWeight: 800, lineHeight: 1.1 }}>
        {text}
      </Typography>
    </Box>
  );
}
