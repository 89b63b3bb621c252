import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

import { Page } from '../app/Page.tsx';
import { SkipLink } from '../app/SkipLink.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { NAVBAR_PX, PublicNavbar } from './PublicNavbar.tsx';

/** What gets focus is never left under the bar that stays on top. */
const clearOfNavbar = <GlobalStyles styles={{ html: { scrollPaddingTop: NAVBAR_PX + 16 } }} />;

/** The frame of the public forms: navbar above, footer below (document 1 section 2, "Registration page"). */
export default function PublicLayout() {
  const { t } = useTranslation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
      {clearOfNavbar}
      <SkipLink />
      <PublicNavbar />
      <Suspense
        fallback={
          <Page title={t('page.loading')}>
            <PageSkeleton />
          </Page>
        }
      >
        <Outlet />
      </Suspense>
      <PublicFooter />
    </Box>
  );
}
