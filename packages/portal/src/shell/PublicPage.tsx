import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';
import { marketing } from '../routing/marketing.ts';
import { Page } from '../ui/Page.tsx';
import { useRouteTitle } from '../routing/contexts.ts';

interface PublicPageProps {
  /** Its heading and the window's title; that of the route where it is left out. */
  title?: string;
  lead: ReactNode;
  /** Widest the page gets, in pixels. */
  width?: number;
  /** What can be done besides, under the lead. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A public form under its title, with the way back to where it was advertised. */
export function PublicPage({ title, lead, width = 760, actions, children }: PublicPageProps) {
  const { t } = useText();
  const routeTitle = useRouteTitle();
  const heading = title ?? routeTitle;
  return (
    <Page
      title={heading}
      sx={{ width: '100%', maxWidth: width, mx: 'auto', px: { xs: 3, sm: 4 }, pt: { xs: 2, sm: 4 }, pb: 12 }}
    >
      <Button
        href={marketing.home}
        startIcon={<BackIcon />}
        sx={{ px: 2, marginInlineStart: -2, '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
      >
        {t('action.back')}
      </Button>
      <Box sx={{ display: 'grid', gap: 2, mt: { xs: 1, sm: 2 }, mb: { xs: 5, sm: 6 } }}>
        <Typography variant="h1">{heading}</Typography>
        <Typography
          variant="subtitle1"
          component="p"
          color="text.secondary"
          sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, maxWidth: '60ch' }}
        >
          {lead}
        </Typography>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>{actions}</Box>}
      </Box>
      {children}
    </Page>
  );
}
