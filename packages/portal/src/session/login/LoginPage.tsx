import { COMPACT_LOGIN_BELOW_PX } from '@lia/sdk/accounts/rules';
import type { Audience } from '@lia/sdk/accounts/roles';
import { rememberedAudience } from '@lia/sdk/session/session';
import CardIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useText } from '../../i18n/useText.ts';
import { Page } from '../../ui/Page.tsx';
import { Logo } from '../../brand/Logo.tsx';
import { Tiles } from '../../brand/Tiles.tsx';
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx';
import { arrivalOf } from '../arrival/arrival.ts';
import { ArrivalNotice } from '../arrival/ArrivalNotice.tsx';
import { AudienceTabs, panelOf, tabOf } from './AudienceTabs.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useServices, useSession } from '../../services/services.ts';
import { identityProviders } from '../../routing/identityProviders.ts';

const ProviderButtons = lazy(() => import('../../federation/ProviderButtons.tsx'));

const compact = `@media (max-width: ${COMPACT_LOGIN_BELOW_PX - 0.02}px)`;
const wide = '@media (min-width: 900px)';

/** `/login`: the audience tabs change the ground and the title, nothing else (document 1 section 2). */
export default function LoginPage() {
  const { t } = useText();
  const arrival = arrivalOf(useLocation());
  const [audience, setAudience] = useState<Audience>(rememberedAudience);

  return (
    <Page
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gridTemplateRows: 'none' },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          display: 'grid',
          alignContent: 'end',
          gap: 2,
          p: 6,
          minHeight: 200,
          bgcolor: `${audience}.ground`,
          color: `${audience}.onGround`,
          transition: 'background-color 200ms, color 200ms',
          [compact]: { p: 4, minHeight: 132, gap: 0 },
          [wide]: { p: 12 },
        }}
      >
        <Tiles audience={audience} />
        <Typography
          variant="h1"
          sx={{
            position: 'relative',
            maxWidth: '14ch',
            [wide]: { fontSize: '3rem' },
            [compact]: { fontSize: '1.625rem', maxWidth: '18ch' },
          }}
        >
          {t(`login.welcome.${audience}`)}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ position: 'relative', maxWidth: '36ch', [compact]: { display: 'none' } }}
        >
          {t(`login.lead.${audience}`)}
        </Typography>
      </Box>

      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          px: 4,
          py: { xs: 4, sm: 8 },
          [wide]: { alignContent: 'center' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 440, mx: 'auto', display: 'grid', gap: { xs: 4, sm: 5 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Logo width={72} />
            <LanguageSwitch />
          </Box>
          {arrival && <ArrivalNotice arrival={arrival} next={t(`arrival.next.${arrival.what}`)} />}
          <RolelessNotice />
          <AudienceTabs value={audience} onChange={setAudience} />
          <Box role="tabpanel" id={panelOf} aria-labelledby={tabOf(audience)} sx={{ display: 'grid', gap: 4 }}>
            <Box>
              <Typography variant="h2">{t('login.title')}</Typography>
              <Typography color="text.secondary" sx={{ [compact]: { display: 'none' } }}>
                {t('login.lead')}
              </Typography>
            </Box>
            <LoginForm />
            {audience === 'students' && (
              <Button
                component={RouterLink}
                to="/login/tarjeta"
                variant="outlined"
                size="large"
                startIcon={<CardIcon />}
              >
                {t('accessCard.link')}
              </Button>
            )}
            {identityProviders.length > 0 && (
              <>
                <Divider>{t('federation.or')}</Divider>
                <Suspense fallback={null}>
                  <ProviderButtons purpose="signIn" />
                </Suspense>
              </>
            )}
            <Link component={RouterLink} to="/forgotPassword" sx={{ justifySelf: 'start' }}>
              {t('login.forgotten')}
            </Link>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {t('login.signUp.question')}{' '}
            <Link component={RouterLink} to="/register?type=padre&membership=gratis">
              {t('login.signUp.link')}
            </Link>
          </Typography>
        </Box>
      </Box>
    </Page>
  );
}

/** For users who are signed in without a role: why they are at the login, and how to sign out. Nothing for others. */
function RolelessNotice() {
  const { t } = useText();
  const { session } = useServices();
  const state = useSession();
  if (state.status !== 'member') return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => session.signOut()}>
          {t('action.logout')}
        </Button>
      }
    >
      {t('login.roleless', { username: state.user.data.username })}
    </Alert>
  );
}
