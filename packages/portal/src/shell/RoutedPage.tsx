import { Fragment, Suspense, useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { DepartureContext } from '../routing/contexts.ts';
import { BrokenPage } from '../ui/BrokenPage.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';

/** The page that the address names; its outline while its code is on the way. One that breaks leaves the menu beside it. */
export function RoutedPage() {
  const { t } = useText();
  const { pathname } = useLocation();
  const [departures, setDepartures] = useState(0);
  const depart = useCallback(() => setDepartures((count) => count + 1), []);
  return (
    <DepartureContext value={depart}>
      <ErrorBoundary fallback={<BrokenPage inside />} resetOn={pathname}>
        <Suspense
          fallback={
            <Page title={t('page.loading')}>
              <PageSkeleton />
            </Page>
          }
        >
          <Fragment key={departures}>
            <Outlet />
          </Fragment>
        </Suspense>
      </ErrorBoundary>
    </DepartureContext>
  );
}
