import type { SessionUser } from '@lia/sdk/accounts/schema';
import type { ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useServices, useSession } from '../services/services.ts';
import { usePrepared } from '../prefetch/whenIdle.ts';
import { Splash } from '../ui/Splash.tsx';
import { lazyExpired } from './lazyExpired.tsx';

const loadExpired = () => import('./ExpiredDialog.tsx');
const ExpiredDialog = lazyExpired(loadExpired);

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
          {state.expired ? <ExpiredDialog /> : <ExpiredAhead />}
        </>
      );
  }
}

/** Fetches the dialog while there is a connection: a page without it would only be left. */
function ExpiredAhead() {
  usePrepared(loadExpired);
  return null;
}
