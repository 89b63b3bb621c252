import type { ReactNode } from 'react';

import { useFieldId } from '../fields/Labelled.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { Submission } from './useSubmission.ts';

/**
 * The one primary button. Disabled in appearance and to readers until the form is valid, yet it can be pressed, and
 * then leads to what is missing (docs/decisions/0004-a-disabled-button-that-answers.md).
 */
export function SubmitButton({
  submission,
  missing,
  children,
}: {
  submission: Submission;
  /** Fields that break a rule; undefined while the rules are on their way. */
  missing: number | undefined;
  children: ReactNode;
}) {
  const { t } = useText();
  const id = useFieldId();
  const sending = submission.status === 'sending';
  const again = submission.status === 'failed' && submission.repeatable;
  const incomplete = missing !== undefined && missing > 0;
  return (
    <div className="lia-submit">
      <button
        type="submit"
        className="lia-primary"
        part="button"
        aria-disabled={sending || missing !== 0}
        aria-describedby={incomplete ? id : undefined}
        // A field that is left shows its error, which moves the button from under the pointer: the press would be lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        <bdi>{sending ? t('form.sending') : again ? t('form.retry') : children}</bdi>
      </button>
      <output className="lia-unseen">{sending && t('form.sending')}</output>
      {sending && <progress className="lia-progress" aria-label={t('form.sending')} />}
      {/* Its line is kept while the rules are on their way: they come late, and nothing below should move. */}
      {missing !== 0 && !sending && (
        <p className="lia-hint" id={id}>
          {incomplete ? t('form.missing', { count: missing }) : '\u00A0'}
        </p>
      )}
    </div>
  );
}
