import { Notice } from '../fields/Notice.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { useOnline } from './useOnline.ts';
import type { Submission } from './useSubmission.ts';

/** What went wrong, what was kept, what to do. */
export function FailureNotice({ submission }: { submission: Submission }) {
  const { t } = useText();
  const online = useOnline();
  if (submission.state !== 'failed') return null;
  const { message, offline, repeatable } = submission;
  return (
    <Notice tone="error">
      <div>
        <strong>{message}</strong>
        {repeatable && !offline && <p>{t('form.kept')}</p>}
        {offline && online && <p>{t('form.reconnected')}</p>}
      </div>
      {repeatable && (
        <button type="submit" className="lia-secondary" part="button">
          {t('form.retry')}
        </button>
      )}
    </Notice>
  );
}
