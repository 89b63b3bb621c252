import { may } from '@lia/sdk/accounts/permissions';
import { agreeToTexts, listMyConsents } from '@lia/sdk/consents/endpoints';
import { isMissing, type LegalDocument } from '@lia/sdk/consents/rules';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';

import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { CONTENT_ID } from '../ui/MainPart.tsx';
import { useRead } from '../reads/useRead.ts';
import { useIsView, useMember, useServices } from '../services/services.ts';
import { useText } from '../i18n/useText.ts';

/** Most members have accepted all of them: their first screen does without. */
const ConsentsPanel = lazy(() => import('./ConsentsPanel.tsx'));

/** The consents of a member that are missing or of an earlier version. A view of their portal gives none. */
export function useMissingConsents() {
  const isView = useIsView();
  const isAsked = may(useMember(), 'consents.give') && !isView;
  const { data, error, mutate } = useRead(isAsked ? [listMyConsents] : null, (client) => client.call(listMyConsents));
  return {
    missing: data?.data.filter(isMissing) ?? [],
    /** Whether it is known if there are any. */
    isKnown: !isAsked || (data ?? error) !== undefined,
    mutate,
  };
}

interface MissingConsentsProps {
  /** Called once they are recorded. */
  agreed?: () => void;
}

/** Asks a member for the consents that are missing or that are of an earlier version, and keeps them from nothing. */
export function MissingConsents({ agreed }: MissingConsentsProps) {
  const { session, toasts } = useServices();
  const { t } = useText();
  const { missing, mutate } = useMissingConsents();
  if (missing.length === 0) return null;

  async function agree(consents: Partial<Record<LegalDocument, string>>) {
    try {
      const body = { consents };
      await mutate(session.client.call(agreeToTexts, { body, idempotencyKey: newIdempotencyKey() }), {
        revalidate: false,
      });
    } catch (error) {
      // A text changed meanwhile: the new version is shown, and is to be accepted.
      if (error instanceof ApiError && error.status === 422) await mutate();
      throw error;
    }
    toasts.show('success', t('consents.saved'));
    agreed?.();
    // The panel goes, and the focus was in it.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }

  return (
    <LazyBoundary fallback={<Skeleton variant="rounded" height={240} />}>
      <ConsentsPanel missing={missing} agree={agree} />
    </LazyBoundary>
  );
}
