import { type Host, WidgetProvider } from '@lia/widgets/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { spoken } from '../i18n/i18n.ts';
import { useServices } from './services.ts';

interface FormHostProps {
  /** Names the draft among those of this browser. */
  draft: string;
  /** Holds the place while the form's words are fetched. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Gives a public form of `@lia/widgets` its surroundings in the portal. */
export function FormHost({ draft, fallback, children }: FormHostProps) {
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
      go: (url) => (url.startsWith('/') ? void navigate(url) : go(url)),
    }),
    [session, language, draft, go, navigate],
  );

  return (
    <WidgetProvider host={host} fallback={fallback}>
      {children}
    </WidgetProvider>
  );
}
