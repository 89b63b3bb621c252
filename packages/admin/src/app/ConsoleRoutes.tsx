import {
  DefaultTitleContextProvider,
  HasDashboardContextProvider,
  LogoutOnMount,
  ResourceDefinitionContextProvider,
  RestoreScrollPosition,
  useScrollToTop,
} from 'ra-core';
import { lazy, Suspense } from 'react';
import { LoadingPage, ResourceContextProvider, useAuthState, WithPermissions } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router';

import { ErrorBoundary } from '../loading/ErrorBoundary.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Layout } from './Layout.tsx';
import { AccessDeniedPage, AuthenticationErrorPage, NotFoundPage } from './MessagePages.tsx';
import { resources } from './resources.ts';
import { ResourceScreens } from './ResourceScreens.tsx';

const TodayPage = lazy(() => import('../attention/TodayPage.tsx'));
const LoginPage = lazy(() => import('./LoginPage.tsx'));

/** What react-admin's components ask about a resource by its name. */
const definitions = Object.fromEntries(
  resources.map(({ name, icon }) => [
    name,
    { name, icon, hasList: true, hasCreate: false, hasEdit: false, hasShow: false },
  ]),
);

/**
 * The addresses of the console. react-admin's own routes register each resource after the first drawing, which then draws frame and list
 * twice more (docs/decisions/0140); ours are known from the start.
 */
export function ConsoleRoutes() {
  const { pathname } = useLocation();
  return (
    <DefaultTitleContextProvider value="LIA">
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ErrorBoundary resetOn={pathname} renderError={(error) => <BrokenPage error={error} />}>
          <Routes>
            <Route
              path="/login"
              element={
                <Suspense>
                  <LoginPage />
                </Suspense>
              }
            />
            <Route path="/*" element={<SignedIn />} />
          </Routes>
        </ErrorBoundary>
      </ResourceDefinitionContextProvider>
    </DefaultTitleContextProvider>
  );
}

/** Everything but the login, which leads back here. */
function SignedIn() {
  useScrollToTop();
  const { authenticated, isPending } = useAuthState();
  if (isPending) return <LoadingPage />;
  if (!authenticated) return <LogoutOnMount />;
  return (
    <HasDashboardContextProvider value>
      <Layout>{screens}</Layout>
    </HasDashboardContextProvider>
  );
}

function Today() {
  return (
    <Suspense>
      <TodayPage />
    </Suspense>
  );
}

// Made once: what is drawn again above does not draw the screen again.
const screens = (
  <Routes>
    {resources.map(({ name }) => (
      <Route
        key={name}
        path={`/${name}/*`}
        element={
          // A screen of its own: a list that is given another resource shows the rows of the one before it until its own are there.
          <ResourceContextProvider key={name} value={name}>
            <RestoreScrollPosition storeKey={`${name}.list.scrollPosition`}>
              <ResourceScreens name={name} />
            </RestoreScrollPosition>
          </ResourceContextProvider>
        }
      />
    ))}
    <Route
      path="/"
      element={
        <WithPermissions authParams={{ params: { route: 'dashboard' } }} component={Today} loading={LoadingPage} />
      }
    />
    <Route path="/authentication-error" element={<AuthenticationErrorPage />} />
    <Route path="/access-denied" element={<AccessDeniedPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
