import { Layout as RaLayout, type LayoutProps, LoadingPage, usePermissions } from 'react-admin';

import { mayEnter } from './access.ts';
import { NoEntryPage } from './NoEntryPage.tsx';
import { TopBar } from './TopBar.tsx';
import { useSessionWatch } from './useSessionWatch.ts';

/** The frame of every screen. Users without access to the console see a notice and the link to the portal. */
export function Layout({ children }: Pick<LayoutProps, 'children'>) {
  const { permissions, isPending } = usePermissions<readonly string[]>();
  useSessionWatch();
  if (isPending) return <LoadingPage />;
  // Without an answer about the roles the screens stay: the API refuses what is not allowed.
  if (permissions && !mayEnter(permissions)) return <NoEntryPage />;
  return (
    <RaLayout appBar={TopBar} appBarAlwaysOn sx={frame}>
      {children}
    </RaLayout>
  );
}

const frame = {
  minWidth: 0,
  '& .RaLayout-appFrame': { marginTop: { xs: 7, sm: 7 } },
  '& .RaLayout-content': {
    minWidth: 0,
    padding: { xs: 2, sm: 3 },
    // What a toast covers on a phone can be scrolled out from under it.
    paddingBottom: { xs: 12, sm: 3 },
    maxWidth: 1280,
    '& > *': { minWidth: 0 },
  },
  '& .RaSidebar-fixed': { paddingTop: 1 },
};
