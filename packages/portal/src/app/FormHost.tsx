import { type Host, WidgetProvider } from '@lia/widgets/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { spoken } from '../i18n/i18n.ts';
import type { Wanted } from '../session/wantedPath.ts';
import { useServices } from './services.ts';

const LOGIN = '/login';

const remembered = (wanted: string | undefined): Wanted | null => (wanted === undefined ? null : { wanted });

interface FormHostProps {
  /** Names the draft among those of this browser. */
  draft: string;
  /** Path that somebody wants who is sent to sign in; their start where it is left out. */
  wanted?: string;
  /** Holds the place while the form's words are fetched. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Gives a public form of `@lia/widgets` its surroundings in the portal. */
export function FormHost({ draft, wanted, fallback, children }: FormHostProps) {
  const { i18n } = useTranslation();
  const { session, go } = useServices();
  const navigate = useNavigate();
  const language = spoken(i18n);

  const host = useMemo<Host>(
    () => ({
      client: session.client,
      language,
      draftKey: `portal:${draft}`,
      scheme: 'auto',
      // The events are for pages that embed a form; here the form says all there is to say.
      emit: () => undefined,
      href: (path) => path,
      go: (url) =>
        url.startsWith('/') ? void navigate(url, { state: url === LOGIN ? remembered(wanted) : null }) : go(url),
    }),
    [session, language, draft, wanted, go, navigate],
  );

  return (
    <WidgetProvider host={host} fallback={fallback}>
      {children}
    </WidgetProvider>
  );
}
