import { type ReactNode, useEffect, useState } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import type { Submission } from './useSubmission.ts';
import { AlertIcon, CheckIcon } from '../fields/icons.tsx';

/** A sentence about the whole form, with what can be done about it. An error is an alert, the rest is announced politely. */
export function Notice({ tone, children }: { tone: 'error' | 'success' | 'warning' | 'plain'; children: ReactNode }) {
  return (
    <div className="lia-notice" part="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {tone === 'success' ? <CheckIcon /> : tone === 'plain' ? null : <AlertIcon />}
      <div className="lia-notice-body">{children}</div>
    </div>
  );
}

/** What went wrong and what was kept. What to do is on the primary button: it tries again. */
export function FailureNotice({ submission }: { submission: Submission }) {
  const { t } = useText();
  if (submission.status !== 'failed') return null;
  const { message, offline, repeatable } = submission;
  return (
    <Notice tone="error">
      <div>
        <strong>{message}</strong>
        {repeatable && !offline && <p>{t('form.kept')}</p>}
        {offline && <Reconnected />}
      </div>
    </Notice>
  );
}

/** Announces that the connection is back. */
function Reconnected() {
  const { t } = useText();
  const [back, setBack] = useState(false);
  useEffect(() => {
    const see = () => setBack(true);
    addEventListener('online', see);
    return () => removeEventListener('online', see);
  }, []);
  return back ? <p>{t('form.reconnected')}</p> : null;
}

/** Announces that an earlier draft is shown, and offers to start over. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useText();
  return (
    <Notice tone="plain">
      <span>{t('draft.restored')}</span>
      <button type="button" className="lia-quiet" onClick={onDiscard}>
        {t('draft.discard')}
      </button>
    </Notice>
  );
}

/** What could not be had, and asking for it again. */
export function Retry({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { t } = useText();
  return (
    <Notice tone="error">
      {children}
      <button type="button" className="lia-secondary" part="button" onClick={onRetry}>
        {t('form.retry')}
      </button>
    </Notice>
  );
}

/** A lookup that failed, and the way to the site that the form leaves for by itself. */
export function Lost({ message, exit }: { message: string; exit: string }) {
  const { t } = useText();
  return (
    <Notice tone="error">
      <strong>{message}</strong>
      <a className="lia-secondary" part="button" href={exit}>
        {t('lookup.leave')}
      </a>
    </Notice>
  );
}
