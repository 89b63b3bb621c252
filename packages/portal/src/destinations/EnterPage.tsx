import { audienceOf } from '@lia/sdk/accounts/roles';
import { ApiError, isNotFound } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use, useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { Tiles } from '../brand/Tiles.tsx';
import { useText } from '../i18n/useText.ts';
import { RouteContext } from '../routing/contexts.ts';
import { useMember, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { isAdministrator } from '../session/home.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { visitAt } from './visit.ts';

/** `/loginp`, `/loginlia`, `/loginmundolia` and `/logina`: lead the browser to a destination on load. */
export default function EnterPage() {
  const { t, failure } = useText();
  const { go } = useServices();
  const user = useMember();
  const [query] = useSearchParams();
  const { destination, enter } = visitAt(use(RouteContext)?.path, query);
  // An address is good once: coming here again asks for another one.
  const [key] = useState(newIdempotencyKey);
  const {
    data: address,
    error,
    isValidating,
    mutate,
  } = useRead(['destination', key], enter, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });

  // Going back from there leads to the page before this one, which would lead there again.
  useEffect(() => {
    if (address !== undefined) go(address, 'replace');
  }, [go, address]);

  const name = t(`destinations.${destination}`);
  // Document 1 section 6: administrators have the ground of students.
  const audience = isAdministrator(user) ? 'students' : audienceOf(user.role[0] ?? '');
  return (
    <Page
      bare
      title={name}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        justifyItems: 'center',
        bgcolor: `${audience}.ground`,
        color: `${audience}.onGround`,
      }}
    >
      <Tiles audience={audience} />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 5,
          width: '100%',
          maxWidth: 480,
          p: { xs: 5, sm: 8 },
          borderRadius: 3,
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        <Logo width={120} />
        {isRefusal(error) ? (
          <Notice
            title={t('destinations.refused', { name })}
            text={t('destinations.refused.text')}
            action={{ label: t('destinations.home'), to: '/' }}
          />
        ) : error && !isValidating ? (
          <>
            <Notice
              title={t('destinations.failed', { name })}
              text={isNotFound(error) ? t('destinations.missing') : failure(error)}
              action={{ label: t('action.retry'), run: () => void mutate() }}
            />
            <Link component={RouterLink} to="/" sx={{ py: 2 }}>
              {t('destinations.home')}
            </Link>
          </>
        ) : (
          <>
            <CircularProgress aria-hidden />
            <Typography variant="h2" component="h1">
              {t('destinations.leaving', { name })}
            </Typography>
          </>
        )}
      </Box>
    </Page>
  );
}

/** Their role does not go there: asking again changes nothing. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === 'FORBIDDEN';
