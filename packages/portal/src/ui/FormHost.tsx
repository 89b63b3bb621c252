import { type Host, WidgetProvider } from '@lia/widgets/react';
import Typography from '@mui/material/Typography';
import { type ReactNode, startTransition, use, useMemo } from 'react';
import { useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { DepartureContext } from '../routing/contexts.ts';
import { useIsView, useServices } from '../services/services.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { modeOf } from '../services/look.ts';
import { useLook } from '../services/useSettings.ts';

interface FormHostProps {
  /** Names the draft among those of this browser; left out for a form that keeps none. */
  draft?: string;
  /** It sends nothing, and so is shown while an administrator sees the portal as a member. */
  reads?: boolean;
  /** Holds the place while the form's words are fetched. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Gives a public form of `@lia/widgets` its surroundings in the portal. */
export function FormHost({ draft, reads = false, fallback, children }: FormHostProps) {
  const { t, language } = useText();
  const { themes } = useLook();
  const isView = useIsView();
  const { session, toasts, go } = useServices();
  const navigate = useNavigate();
  const depart = use(DepartureContext);
  const vault = useDraftVault(draft !== undefined);

  const host = useMemo<Host>(
    () => ({
      client: session.client,
      language,
      draftKey: draft === undefined ? null : `portal:${draft}`,
      drafts: vault.storage,
      scheme: modeOf(themes.main),
      // The events are for pages that embed a form.
      emit: () => undefined,
      href: (path) => path,
      go: (url, message, result) => {
        if (!url.startsWith('/')) return go(url);
        startTransition(() => {
          void navigate(url, result && { state: { arrival: { ...result, message: message ?? null } } });
          depart();
        });
        // A second is short for a message: it goes along, as a toast (document 1 sections 4 and 8).
        if (message !== undefined) toasts.show('success', message);
      },
    }),
    [session, toasts, language, themes.main, draft, vault.storage, go, navigate, depart],
  );

  if (isView && !reads) return <Typography color="text.secondary">{t('view.form')}</Typography>;
  if (!vault.ready) return fallback;
  return (
    <WidgetProvider host={host} fallback={fallback}>
      {children}
    </WidgetProvider>
  );
}
