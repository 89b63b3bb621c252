import type { SessionUser } from '@lia/sdk/accounts/schema';
import { lazy, type ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useServices, useSession } from '../services/services.ts';
import { Splash } from '../ui/Splash.tsx';

const ExpiredDialog = lazy(() => import('./ExpiredDialog.tsx'));

interface SessionGateProps {
  visitor: ReactNode;
  renderMember: (user: SessionUser) => ReactNode;
}

/** Renders once the session is known: a splash while a kept token is checked, a retry where the API does not answer. */
export function SessionGate({ visitor, renderMember }: SessionGateProps) {
  const { t } = useText();
  const { session } = useServices();
  const state = useSession();

  switch (state.status) {
    case 'checking':
      return <Splash text={t('session.checking')} />;
    case 'unreachable':
      return (
        <Page title={t('session.unreachable.title')} bare>
          <Notice
            title={t('session.unreachable.title')}
            text={t('session.unreachable.text')}
            action={{ label: t('action.retry'), run: session.retry }}
          />
        </Page>
      );
    case 'visitor':
      return visitor;
    case 'member':
      return (
        <>
          {renderMember(state.user)}
          {state.expired && (
            <LazyBoundary>
              <ExpiredDialog reason={state.expired} />
            </LazyBoundary>
          )}
        </>
      );
  }
}
