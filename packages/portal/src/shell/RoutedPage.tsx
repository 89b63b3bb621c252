import { Fragment, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

import { DepartureContext } from '../app/departure.ts';
import { Page } from '../app/Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The page that the address names; its outline while its code is on the way. */
export function RoutedPage() {
  const { t } = useTranslation();
  const [departures, setDepartures] = useState(0);
  const depart = useCallback(() => setDepartures((count) => count + 1), []);
  return (
    <DepartureContext value={depart}>
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
    </DepartureContext>
  );
}
