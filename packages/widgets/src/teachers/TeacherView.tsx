import type { MessageAnswer } from '@lia/sdk/accounts/schema';

import { DraftNotice, FailureNotice, Notice } from '../form/notices.tsx';
import { Done } from '../form/Done.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { Progress, StepTitle } from '../form/headings.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { Form } from '../form/useForm.ts';
import type { Submission } from '../form/useSubmission.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { Surface } from '../host/Surface.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { type Step, steps } from './steps.ts';
import type { Documents } from './useDocuments.ts';
import type { TeacherPath, TeacherValues } from './values.ts';
import { WorkStep } from './WorkStep.tsx';
import { YouStep } from './YouStep.tsx';

export interface TeacherViewProps {
  form: Form<TeacherValues, unknown, TeacherPath>;
  documents: Documents;
  step: Step;
  /** The button of this step was pressed while something was missing. */
  incomplete: boolean;
  /** A document is on its way. */
  busy: boolean;
  submission: Submission;
  /** The server's answer, once it has one. */
  accepted: MessageAnswer | null;
  /** An earlier draft is shown. */
  restored: boolean;
  onAdvance: () => void;
  onShow: (step: Step) => void;
  onDiscard: () => void;
  onLogin: () => void;
}

/** Draws the teachers' registration in each of its states; decides nothing. */
export function TeacherView(props: TeacherViewProps) {
  const { form, documents, step, incomplete, busy, submission, accepted, restored } = props;
  const { onAdvance, onShow, onDiscard, onLogin } = props;
  const { t, message } = useText();

  if (accepted)
    return (
      <Surface>
        <Done message={accepted.message}>
          <button type="button" className="lia-primary" part="button" onClick={onLogin}>
            {t('teacher.login')}
          </button>
        </Done>
      </Surface>
    );

  const now = steps.indexOf(step);
  const before = steps[now - 1];
  const missing = form.missing(step === 'documents' ? undefined : step);
  return (
    <Surface>
      <FormFrame label={t('teacher.title')} refusals={form.refusals} onWarm={form.warm} onSend={onAdvance}>
        <header>
          <StepTitle now={now}>{t('teacher.title')}</StepTitle>
          {step === 'you' && (
            <>
              <p className="lia-intro">{t('teacher.intro')}</p>
              <p className="lia-intro">
                {t('teacher.member')}{' '}
                <button type="button" className="lia-link" onClick={onLogin}>
                  {t('teacher.login')}
                </button>
              </p>
            </>
          )}
          <Progress steps={steps.map((one) => t(`teacher.${one}`))} now={now} />
        </header>
        {restored && step === 'you' && <DraftNotice onDiscard={onDiscard} />}

        {step === 'you' && <YouStep form={form} />}
        {step === 'work' && <WorkStep form={form} />}
        {step === 'documents' && <DocumentsStep form={form} documents={documents} />}

        <div className="lia-actions">
          {incomplete && missing !== undefined && missing > 0 && (
            <Notice tone="error">
              <strong>{message({ key: 'teacher.fields' })}</strong>
            </Notice>
          )}
          <FailureNotice submission={submission} />
          <div className="lia-buttons">
            {before && (
              <button type="button" className="lia-secondary" part="button" onClick={() => onShow(before)}>
                {t('teacher.back')}
              </button>
            )}
            <SubmitButton submission={submission} missing={busy ? undefined : missing}>
              {t('teacher.next')}
            </SubmitButton>
          </div>
        </div>
      </FormFrame>
    </Surface>
  );
}
