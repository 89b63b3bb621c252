import { Fragment, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { DepartureContext } from '../routing/contexts.ts';
import { Page } from '../ui/Page.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';

/** The page that the address names; its outline while its code is on the way. */
export function RoutedPage() {
  const { t } = useText();
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
