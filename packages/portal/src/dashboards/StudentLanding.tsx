import { may } from '@lia/sdk/accounts/permissions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { UnreadAnnouncements } from '../announcements/UnreadAnnouncements.tsx';
import { MyHomework } from '../homework/MyHomework.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { configuredDestinations } from '../routing/destinations.ts';
import { useIsView, useMember } from '../services/services.ts';
import { isPreschooler } from '../studentRoom/isYoung.ts';
import { PlaceTile, PlaceTiles } from '../studentRoom/PlaceTiles.tsx';
import { MyStudies } from '../students/MyStudies.tsx';
import { homeTexts } from './homes/es.ts';
import { ImportantDates } from './ImportantDates.tsx';
import { PreschoolLanding } from './PreschoolLanding.tsx';
import { StudentGreeting } from './StudentGreeting.tsx';

/** Where students start: what waits for them, and their places, by pictures. For preescolar it is pictures alone. */
export default function StudentLanding() {
  useTexts(homeTexts);
  const { t } = useText();
  const user = useMember();
  // A view of their account leads nowhere else.
  const isView = useIsView();
  const hasGames = !isView && configuredDestinations.includes('games') && may(user, 'destinations.games');
  if (isPreschooler(user)) return <PreschoolLanding />;
  return (
    <StudentGreeting lead={t('students.lead')}>
      <UnreadAnnouncements />
      <MyHomework />
      <ImportantDates />
      <Box component="section" aria-labelledby="places" sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h2" id="places">
          {t('students.places')}
        </Typography>
        <PlaceTiles names={['live', 'courses', 'galaxies', 'announcements', 'attendance']}>
          {hasGames && <GameTile />}
        </PlaceTiles>
      </Box>
      <MyStudies />
    </StudentGreeting>
  );
}

/** The way to the games, which are beside the portal. */
function GameTile() {
  const { t } = useText();
  return <PlaceTile picture="games" label={t('students.games.link')} press={{ href: '/logina' }} />;
}
