import ClubIcon from '@mui/icons-material/TravelExploreRounded';
import HelpIcon from '@mui/icons-material/HelpOutline';
import GamesIcon from '@mui/icons-material/SportsEsportsRounded';
import LogoutIcon from '@mui/icons-material/Logout';
import { may } from '@lia/sdk/accounts/permissions';
import type { Audience } from '@lia/sdk/accounts/roles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { Page } from '../ui/Page.tsx';
import { Logo } from '../brand/Logo.tsx';
import { Tiles } from '../brand/Tiles.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { configuredDestinations } from '../routing/destinations.ts';
import { useIsView, useMember, useServices } from '../services/services.ts';
import { UnreadAnnouncements } from '../announcements/UnreadAnnouncements.tsx';
import { Avatar } from '../avatars/Avatar.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { MyHomework } from '../homework/MyHomework.tsx';
import { MyStudies } from '../students/MyStudies.tsx';
import { StudentTile } from '../students/StudentTile.tsx';
import { homeTexts } from './homes/texts.ts';

const coming = [{ name: 'clubs', icon: ClubIcon, colour: 'schools' }] as const satisfies readonly {
  name: string;
  icon: unknown;
  colour: Audience;
}[];

/** The students' reduced layout: no navigation, toolbar or footer, only a greeting and a way out. */
export default function StudentLanding() {
  useTexts(homeTexts);
  const { t } = useText();
  const user = useMember();
  const { uuid, data } = user;
  const { session } = useServices();
  // A view of their account leads nowhere else.
  const isView = useIsView();
  const hasGames = !isView && configuredDestinations.includes('games') && may(user, 'destinations.games');

  return (
    <Page sx={{ minHeight: '100dvh', pb: 8 }}>
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          bgcolor: 'students.ground',
          color: 'students.onGround',
          pb: 16,
        }}
      >
        <Tiles audience="students" />
        <Box sx={{ position: 'relative', maxWidth: 960, mx: 'auto', px: 4 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 3 }}>
            <Box sx={{ marginInlineEnd: 'auto', p: 2, borderRadius: 1, bgcolor: 'background.paper' }}>
              <Logo width={56} />
            </Box>
            <LanguageSwitch />
            <Button component={Link} to="/logout" color="inherit" startIcon={<LogoutIcon />} sx={{ px: 3 }}>
              {t('students.logout')}
            </Button>
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: { xs: 4, sm: 8 },
              pt: { xs: 4, sm: 10 },
            }}
          >
            <Box
              sx={{
                '@keyframes hello': { '50%': { transform: 'translateY(-6px) rotate(-3deg)' } },
                animation: 'hello 2.4s ease-in-out 3',
                border: 6,
                borderColor: 'background.paper',
                borderRadius: '50%',
                display: 'grid',
              }}
            >
              <Avatar path={data.photoURL} seed={uuid} size={128} />
            </Box>
            <Box sx={{ flex: '1 1 280px' }}>
              <Typography variant="h1" sx={{ fontSize: { xs: '2.25rem', sm: '3rem' }, overflowWrap: 'anywhere' }}>
                {t('students.greeting', { name: data.displayName || data.username })}
              </Typography>
              <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '36ch' }}>
                {t('students.lead')}
              </Typography>
              <Box sx={{ mt: 3 }}>
                <ChooseAvatar
                  owner={{ uuid, name: null, path: data.photoURL }}
                  onChosen={session.refresh}
                  color="inherit"
                />
              </Box>
            </Box>
          </Box>
        </Box>
      </Box>

      <Box sx={{ position: 'relative', maxWidth: 960, mx: 'auto', px: 4, mt: -10, display: 'grid', gap: 4 }}>
        <UnreadAnnouncements />
        <MyHomework />
        <MyStudies />
        <HiddenText component="h2">{t('students.soon.heading')}</HiddenText>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {hasGames && (
            <StudentTile icon={GamesIcon} colour="students">
              <Typography variant="h2" component="h3">
                {t('students.games.title')}
              </Typography>
              <Typography color="text.secondary">{t('students.games.text')}</Typography>
              <Button variant="contained" size="large" href="/logina">
                {t('students.games.link')}
              </Button>
            </StudentTile>
          )}
          {coming.map(({ name, icon, colour }) => (
            <StudentTile key={name} icon={icon} colour={colour}>
              <Typography variant="h2" component="h3">
                {t(`students.${name}.title`)}
              </Typography>
              <Typography color="text.secondary">{t(`students.${name}.text`)}</Typography>
              <Typography
                variant="body2"
                sx={{
                  px: 3,
                  py: 1,
                  borderRadius: 99,
                  fontWeight: 700,
                  bgcolor: 'students.main',
                  color: 'students.contrastText',
                }}
              >
                {t('students.soon')}
              </Typography>
            </StudentTile>
          ))}
        </Box>
        <Button
          component={Link}
          to="/apps/userguide"
          startIcon={<HelpIcon />}
          sx={{ mt: 2, px: 3, justifySelf: 'start' }}
        >
          {t('guide.title')}
        </Button>
      </Box>
    </Page>
  );
}
