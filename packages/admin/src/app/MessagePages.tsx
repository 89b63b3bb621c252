import CloudOffIcon from '@mui/icons-material/CloudOff';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, type SvgIcon, Typography } from '@mui/material';
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
export const AccessDeniedPage = () => <RefusalPage reason="access_denied" icon={LockIcon} />;

/** A screen whose permission could not be checked, since the server gave no answer. */
export const AuthenticationErrorPage = () => <RefusalPage reason="authentication_error" icon={CloudOffIcon} />;

/** A reason of react-admin's, in its own words. */
function RefusalPage({
  reason,
  icon: Icon,
}: {
  reason: 'access_denied' | 'authentication_error';
  icon: typeof SvgIcon;
}) {
  const translate = useTranslate();
  return (
    <MessagePage
      picture={<Icon fontSize="inherit" />}
      title={translate(`ra.page.${reason}`)}
      body={translate(`ra.message.${reason}`)}
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
