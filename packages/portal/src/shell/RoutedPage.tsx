import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

import { Page } from '../app/Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The page that the address names; its outline while its code is on the way. */
export function RoutedPage() {
  const { t } = useTranslation();
  return (
    <Suspense
      fallback={
        <Page title={t('page.loading')}>
          <PageSkeleton />
        </Page>
      }
    >
      <Outlet />
    </Suspense>
  );
}
