import { useEffect, useState } from 'react';

import { Notice } from '../fields/Notice.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { Submission } from './useSubmission.ts';

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
