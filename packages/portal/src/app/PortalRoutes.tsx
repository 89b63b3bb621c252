import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { myMembership } from '../memberships/routes.ts';
import { GuestsOnly, MembersOnly } from '../session/guards.tsx';
import type { Screen } from '../routing/route.ts';
import { RouteContext } from '../routing/contexts.ts';
import { loadFrame } from './layouts.ts';
import { MemberLayout } from './MemberLayout.tsx';
import { portalScreens, redirects } from './routes.ts';
import { useLinkedScreens } from './useLinkedScreens.ts';
import { usePreparedLinks } from './usePreparedLinks.ts';
import { Splash } from '../ui/Splash.tsx';

const PersonalCache = lazy(() => import('./PersonalCache.tsx'));

const layouts = { public: lazy(loadFrame.public), member: MemberLayout };

type Frame = Required<Pick<RouteObject, 'element'>>;

/** What stands around a page, outermost first. Screens with the same frames keep them mounted as the address changes. */
function framesOf({ permission, layout, forMembers, personal }: Screen): Frame[] {
  const Layout = layout === 'none' ? null : layouts[layout];
  const frames = Layout ? [{ element: <Layout /> }] : [];
  const cache = { element: <PersonalCache /> };
  if (permission === 'guests')
    return [{ element: <GuestsOnly planChoice={myMembership} {...(forMembers && { forMembers })} /> }, ...frames];
  if (permission === 'anyone') return personal ? [cache, ...frames] : frames;
  return [cache, { element: <MembersOnly permission={permission} /> }, ...frames];
}

function routeOf(screen: Screen): RouteObject {
  const { path, load } = screen;
  const Page = lazy(load);
  const page = (
    <RouteContext value={screen}>
      <Page />
    </RouteContext>
  );
  const [outermost, ...inner] = framesOf(screen);
  if (!outermost) return { path, element: page };
  const child = inner.reduceRight<RouteObject>((route, frame) => ({ ...frame, children: [route] }), {
    index: true,
    element: page,
  });
  return { path, ...outermost, children: [child] };
}

const routes: RouteObject[] = [
  ...redirects.map(({ path, to }) => ({ path, element: <Navigate to={to} replace /> })),
  ...portalScreens.screens.map(routeOf),
];

/** Every screen, behind its guard and in its layout, as the route objects of the domains have it. */
export function PortalRoutes() {
  const { t } = useText();
  const screen = useRoutes(routes);
  usePreparedLinks();
  useLinkedScreens();
  return <Suspense fallback={<Splash text={t('page.loading')} />}>{screen}</Suspense>;
}
