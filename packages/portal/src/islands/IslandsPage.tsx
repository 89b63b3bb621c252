import { listHomework } from '@lia/sdk/homework/endpoints';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { useNow } from '../ui/useNow.ts';
import { PlaceTiles } from '../studentRoom/PlaceTiles.tsx';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Island } from './Island.tsx';
import { subjectIslands } from './subjectIslands.ts';
import { islandTexts } from './es.ts';

const sea = {
  borderRadius: '28px',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-teachers-main) 20%, var(--mui-palette-background-paper))',
  p: { xs: 3, sm: 5 },
} as const;

/** `/apps/sections/islands`: the subjects of a student as islands in a sea, and their other places. */
export default function IslandsPage() {
  useTexts(islandTexts);
  const { t } = useText();
  const at = useNow();
  const { data, error, mutate } = useRead([listHomework], (client) => client.call(listHomework, { query: {} }));
  const islands = data && subjectIslands(data, at);
  return (
    <StudentRoom picture="map" title={t('islands.title')}>
      <Box component="section" aria-labelledby="subjects" sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h2" id="subjects">
          {t('islands.subjects')}
        </Typography>
        {islands && (
          <Box sx={sea}>
            {islands.length === 0 && <Typography sx={{ fontSize: 'inherit' }}>{t('islands.none')}</Typography>}
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(124px, 21%)), 1fr))',
              }}
            >
              {islands.map((island, index) => (
                <Island key={island.id} island={island} at={index} />
              ))}
            </Box>
          </Box>
        )}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('islands.failed')} error={error} retry={() => void mutate()} />
        )}
        {!data && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={480} sx={{ borderRadius: '28px' }} />
          </Loading>
        )}
      </Box>
      <Box component="section" aria-labelledby="places" sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h2" id="places">
          {t('islands.more')}
        </Typography>
        <PlaceTiles names={['live', 'courses', 'galaxies', 'announcements', 'attendance', 'join']} />
      </Box>
    </StudentRoom>
  );
}
