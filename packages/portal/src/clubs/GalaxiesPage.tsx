import { listMyClubs } from '@lia/sdk/clubs/endpoints';
import { clubTopicLabels } from '@lia/sdk/clubs/labels';
import type { MyClub } from '@lia/sdk/clubs/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { PlaceTiles } from '../studentRoom/PlaceTiles.tsx';
import { usePlaces } from '../studentRoom/places.ts';
import { RoomCard } from '../studentRoom/RoomCard.tsx';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { myClubPath } from './paths.ts';
import { clubTexts } from './es.ts';
import { topicPictures } from './topicPictures.ts';

/** What else there is to explore beside clubs. */
const explored = ['courses', 'resources'] as const;

/** `/apps/galaxies/misgalaxias`: the clubs of a student, those of their school that they may join, and what is there to explore. */
export default function GalaxiesPage() {
  useTexts(clubTexts);
  const { t } = useText();
  const read = useRead([...listKey], (client) => client.call(listMyClubs));
  const hasMore = usePlaces(explored).length > 0;
  return (
    <StudentRoom picture="galaxies" title={t('galaxies.title')}>
      <ReadOutcome read={read} failed={t('clubs.failed')} height={120} cards={2}>
        {({ data }) => <Clubs clubs={data} />}
      </ReadOutcome>
      {hasMore && (
        <Box component="section" aria-labelledby="explore" sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h2" id="explore">
            {t('galaxies.resources')}
          </Typography>
          <PlaceTiles names={explored} />
        </Box>
      )}
    </StudentRoom>
  );
}

const listKey = ['clubs', listMyClubs] as const;

function Clubs({ clubs }: { clubs: readonly MyClub[] }) {
  const { t } = useText();
  const own = clubs.filter(({ member }) => member);
  const others = clubs.filter(({ member }) => !member);
  if (clubs.length === 0) return <Notice inside title={t('galaxies.none.title')} text={t('galaxies.none.text')} />;
  return (
    <>
      <ClubSection id="own" title={t('galaxies.clubs')} clubs={own}>
        {own.length === 0 && <Typography sx={{ fontSize: 'inherit' }}>{t('galaxies.mine.none')}</Typography>}
      </ClubSection>
      {others.length > 0 && <ClubSection id="others" title={t('galaxies.others')} clubs={others} />}
    </>
  );
}

interface ClubSectionProps {
  id: string;
  title: string;
  clubs: readonly MyClub[];
  children?: ReactNode;
}

function ClubSection({ id, title, clubs, children }: ClubSectionProps) {
  const { t, language } = useText();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
      <Box component="ul" sx={cardGrid}>
        {clubs.map((club) => (
          <RoomCard key={club.id} picture={topicPictures[club.topic]} colour="parents" to={myClubPath(club.id)}>
            <Typography variant="h3">{club.name}</Typography>
            <Typography>{clubTopicLabels[club.topic][language]}</Typography>
            <Typography color="text.secondary">{t('clubs.people', { count: club.people })}</Typography>
          </RoomCard>
        ))}
      </Box>
    </Box>
  );
}
