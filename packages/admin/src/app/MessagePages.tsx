import CloudOffIcon from '@mui/icons-material/CloudOff';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';

/** An address below the console's that nothing is at. */
export function NotFoundPage() {
  const t = useText();
  return <MessagePage picture="404" title={t('notFound.title')} body={t('notFound.body')} />;
}

/** A screen that the roles of the user do not open. */
export function AccessDeniedPage() {
  const translate = useTranslate();
  return (
    <MessagePage
      picture={<LockIcon fontSize="inherit" />}
      title={translate('ra.page.access_denied')}
      body={translate('ra.message.access_denied')}
    />
  );
}

/** A screen whose permission could not be checked, since the server gave no answer. */
export function AuthenticationErrorPage() {
  const translate = useTranslate();
  return (
    <MessagePage
      picture={<CloudOffIcon fontSize="inherit" />}
      title={translate('ra.page.authentication_error')}
      body={translate('ra.message.authentication_error')}
    />
  );
}

/** What is shown in the place of a screen, with the way back. */
function MessagePage({ picture, title, body }: { picture: ReactNode; title: string; body: string }) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: { xs: 6, sm: 10 }, textAlign: 'center' }}>
      <Title title={title} />
      <Typography aria-hidden sx={{ fontSize: '5rem', fontWeight: 800, lineHeight: 1, color: 'primary.main' }}>
        {picture}
      </Typography>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '48ch' }}>
        {body}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {t('notFound.back')}
      </Button>
    </Box>
  );
}
